// Shows the icons as pictures (icons.css, see tools/icon_pictures.py) wherever their font does not
// draw them: it is blocked, broken, or on its way, or another font is forced on the page. The font
// is measured by a character that only it makes so wide; whatever changes that is noticed.
const PROBE = "\ue0ff"; // as in tools/icon_font.py
const WIDE = 4; // its width in ems
const SLACK = 0.6; // readers may also force spacing on letters

const place = "static/icons.css";
let pictures = null;

const show = (drawn) => {
  if (!pictures && !drawn) {
    const { integrity } = document.querySelector(`[data-script="${place}"]`).dataset;
    pictures = document.createElement("link");
    Object.assign(pictures, { rel: "stylesheet", href: `./${place}`, integrity });
    pictures.dataset.later = "";
    pictures.addEventListener("error", () => {
      pictures.remove();
      pictures = null; // tried again at the next change
    });
    document.head.append(pictures);
  }
  if (pictures) pictures.disabled = drawn;
};

const probe = document.createElement("i");
probe.className = "icon icons-probe";
probe.ariaHidden = "true";
probe.append(PROBE);
document.body.append(probe);

new ResizeObserver(() => {
  const size = Number.parseFloat(getComputedStyle(probe).fontSize);
  const ems = probe.getBoundingClientRect().width / size;
  show(Math.abs(ems - WIDE) < SLACK);
}).observe(probe);
