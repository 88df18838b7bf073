### The dialog about the page, and the report of a problem.

version = Version { $version } · build { $build }
unofficial = An unofficial fan project, not affiliated with or endorsed by the game’s publisher, designer or artists. It contains none of the published game’s text, artwork or icons. If you enjoy it, buy the real game: it is beautiful.
own = Our own code is free software. Its licence:
others = The work of others in this page
others_help = Each with its home and its licence. The texts of the licences open in a new tab, without a network as well.
# In place of a licence.
public_domain = public domain
report_holds = This is all that the report says: the version of the page, your browser and its window, your settings, the record of the game with the names of its players, and the last things that happened here (at most 200), with their times and what was typed. Please send it to the people who make this page, with a sentence about what went wrong.
report_secrets = Nothing is sent unless you send it. Your other games, your results and the codes of live tables are not in it. Like a link, it holds the whole game: someone determined could dig the hidden cards out of it.
