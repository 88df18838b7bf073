// In the frame of one state of the gallery (tools/gallery.py): colours, dialogs that are over the
// page, and where the part is that the gallery asks about. `#dark/mat-0` is its address.
const [theme, part] = location.hash.slice(1).split("/");
const html = document.documentElement;
html.dataset.theme = theme || "light";
for (const dialog of document.querySelectorAll("dialog[open]")) {
  if (html.dataset.phase === "kit") continue;
  dialog.close();
  dialog.inert = parent !== window; // a frame must not take the focus
  dialog.showModal();
}
if (part) {
  await document.fonts.ready;
  const found = document.getElementById(part);
  const seen = found?.checkVisibility() ? found.getBoundingClientRect() : { width: 0, height: 0 };
  const { x = 0, y = 0, width, height } = seen;
  parent.postMessage({ x, y, width, height }, "*");
}
