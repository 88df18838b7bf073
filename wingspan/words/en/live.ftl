### Live tables: several devices, one game.

title = Live table
# A heading: the players and screens of the table.
seats = Who comes
# Beside a player’s name; the next three too.
here = at the table
away = looking elsewhere
lost = connection lost
off = not here yet
screen = The screen
help = Everyone plays on their own device and sees each move at once, with no server in between.
choose = Choose who comes to the table.
waits = Just a moment…
offer = { $name } scans this code, or opens the link:
then = { $name }’s page then shows a code of its own. Scan it with this device’s camera, open the link that { $name } sends you, or paste it here:
offer_screen = On the other screen, scan this code or open the link:
then_screen = It then shows a code of its own. Scan that with this device’s camera, open its link here, or paste it:
to_answer = Next: take the answer
to_code = Show the code again
link_text = Show the link
scan = Scan with this camera
scan_stop = Stop the camera
seeing = What the camera sees
camera_refused = This page may not use the camera: allow it in the browser, or paste the code.
camera_off = The camera cannot be used just now; paste the code instead.
connect = Connect
connecting = Connecting with { $name }…
joined = { $name } is at the table.
failed = No connection with { $name }. Without a server it works only within one network, such as the same Wi-Fi or a phone’s hotspot. You can always send the game as a link instead.
answer = You play as { $name }. Let whoever invited you scan this code, or send them the link. The table then opens by itself.
answer_screen = This screen shows the table and no hand. Let whoever invited it scan this code, or send them the link.
show_table = Play on another device: this screen shows the table
add_screen = A screen for the table
screen_added =
    { $n ->
        [one] { $n } screen for the table
       *[other] { $n } screens for the table
    }
chosen = Chosen. { $n } of { $all } are ready.
choose_again = Choose again
you = You play as { $name }.
gone = The table can no longer be reached. Your seat is kept: scan the new code that the host shows. Until then your game goes on by link.
returning = Coming back to the table…
seat_lost = { $name } has lost the connection: a new code brings them back.
by_link = Send it as a link
your_turn = Your turn
notify = Notify me of my turn
notify_yes = You will be notified of your turn while this page is hidden.
notify_no = This browser shows no notifications from this page.
close = Close the table
leave = Leave the table
share_text = Join my live table:
impossible = This browser cannot reach other devices directly. The game can go on by link.
unknown = This code answers another invitation. Scan the newest one.
own = That is your own invitation: open it on the other device.
used = This code has been used already. Each works once.
already = This page is at that table already.
no_game = This link invites to a live table, but its game was cut off. Ask for the whole link.
no_table = No tab of this browser has the table that this code is for.
handed = { $name } is at the table. You can close this tab.
closed = The live table was closed, as another game is on the table now.
# Both devices had gone on with the game while they were apart.
parted = { $name } had played on differently. The table’s game goes on; { $name }’s device keeps the other among its saved games.
parted_screen = A screen had another course of the game. It shows the table’s again.
parted_host = The host’s game had gone on differently from yours. The host’s counts; yours is kept among your saved games.
let_go = { $name }’s device was disconnected: three times it sent what cannot be at this table.
let_go_screen = A screen was disconnected: three times it sent what cannot be at this table.
let_go_host = The host’s device was disconnected: three times it sent what cannot be at this table. The game can go on by link.
bye = { $name } has left the table: a new code brings them back.
bye_host = The host has closed the table. The game can go on by link.
refused = { $name }’s device did not take what this one sent.
refused_screen = A screen did not take what this device sent.
refused_host = The host’s device did not take what this one sent.
other_format = { $name }’s device has another version of this page. Reload both pages, then connect again.
other_format_screen = A screen has another version of this page. Reload both pages, then connect again.
other_format_host = The host’s device has another version of this page. Reload both pages, then connect again.
