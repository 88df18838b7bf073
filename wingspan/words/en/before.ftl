### What is said before Python has started; tools/site.py writes it into the page.

## In index.html

page-title = Wingspan – unofficial fan project
page-description = The bird board game in any browser, alone or with friends. An unofficial fan project.
page-what = Gather birds, lay eggs, set off chains of powers: the bird board game, alone or with friends.
page-unofficial = An unofficial fan project
page-offline_ready = You can now play offline.
page-offline_update = A new version of the page is ready.
page-offline_broken = A new version of the page could not be downloaded completely. You can keep playing this one; the download will be tried again later.
page-offline_take = Use it now
page-offline_close = Close
page-needs_javascript = This game runs in your browser and needs JavaScript.
page-step_page = The page
page-step_python = Python
page-step_rules = The rules
page-step_table = The table

## In static/watch.js, when the start fails. Those in lower case follow the name of a file.

watch-title = The game could not be started
watch-failed = Python could not be started in this browser. Reloading the page often helps; if it does not, try again with a newer browser or another network.
watch-file = The page was opened as a file, but browsers run it only from a web server. Start one in the page’s folder, for example with “python3 -m http.server”, and open http://localhost:8000.
watch-off = WebAssembly, which runs the game, is switched off in this browser. Lockdown Mode on an iPhone, iPad or Mac does that: switch it off for this website. Elsewhere, look in the browser’s settings, or ask whoever manages the device.
# $what: names of functions of browsers, as a list.
watch-old = This browser is too old for the game, or part of it is switched off. It lacks: { $what }. The game needs at least Chrome or Edge 123, Firefox 121 or Safari 17.5.
watch-policy = The security policy that this server sends (Content-Security-Policy), or an extension of the browser, forbids a part of the page. Whoever runs the server must allow the page’s own files and wasm-unsafe-eval.
watch-memory = This device has too little free memory for the game. Close other tabs and apps, then reload the page.
# $what: an address.
watch-slash = The address of this page lacks the slash at its end, so its files are looked for in the wrong folder. Whoever runs the server must redirect it to { $what }.
watch-lost = A file of the page did not arrive. Reload the page; if that does not help, try another network, or switch off what blocks content.
watch-mistyped = This server sends files with a wrong type, so browsers do not run them. Whoever runs it must send .js and .mjs files as text/javascript, and .css as text/css.
watch-damaged = A file of the page arrived incomplete or altered. Reloading the page fetches it again.
watch-over = The game has stopped
watch-stopped = Python has stopped, most often because the device has no memory left. Your game is saved. Close other tabs and apps, then reload the page.
watch-silence = Nothing has arrived for 30 seconds. The page keeps trying; you can also reload it.
watch-standstill = The start has been stuck for 10 seconds. The page keeps trying; you can also reload it.
watch-reload = Reload the page
watch-missing = did not arrive.
# $what: a number, such as 404.
watch-refused = did not arrive: the server answered { $what }.
watch-page = did not arrive: the server sent a web page instead.
watch-altered = arrived incomplete, or belongs to another version of the page.
# $what: such as text/plain.
watch-type = arrived with the type { $what }.
watch-cut = The page itself arrived incomplete.
