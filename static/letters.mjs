// Lays the page out for the letters that are really on the screen. A browser may know a smallest
// size of letters, of which the style's lengths and queries learn nothing, or a reader may have all
// text set wide apart. Then the page is laid out as for a reader who has chosen letters of that
// size: the root's grow, and the queries of the style, which go by the browser's, are scaled alike.
const SMALLEST = 0.75; // of the style's letters, in rem
const LARGE = 12; // times that: no browser asks for so much at least
const ROOMY = 2; // letters that stand wide apart get the layout for letters twice as large
const TOLERANCE = 1.04;
const root = document.documentElement;

const probe = document.createElement("i");
probe.className = "letters";
probe.ariaHidden = "true";
const [small, large] = [SMALLEST, SMALLEST * LARGE].map((size) => {
  const line = document.createElement("b");
  line.style.fontSize = `${size}em`;
  line.textContent = "m";
  probe.append(line);
  return line;
});

const asWritten = new WeakMap();
const scale = (rules, times) => {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      if (!asWritten.has(media)) asWritten.set(media, media.mediaText);
      const text = asWritten
        .get(media)
        .replace(/([\d.]+)rem/g, (_, length) => `${Number((length * times).toFixed(3))}rem`);
      if (text !== media.mediaText) media.mediaText = text;
    }
    if (rule.cssRules) scale(rule.cssRules, times);
  }
};

let done = 1;
const fit = () => {
  const [least, most] = [small, large].map((line) => line.getBoundingClientRect());
  const { fontSize, letterSpacing } = getComputedStyle(large);
  const grown = (LARGE * least.width) / most.width;
  const letters = grown > TOLERANCE ? Math.round(100 * grown) / 100 : 1;
  const wide =
    Number.parseFloat(letterSpacing) > 0 || most.height > 1.3 * Number.parseFloat(fontSize);
  const times = letters * (wide ? ROOMY : 1);
  if (times === 1 && done === 1) return; // as almost everywhere
  done = times;
  root.style.fontSize = letters > 1 ? `${Math.round(100 * letters)}%` : "";
  root.toggleAttribute("data-spaced", wide);
  for (const sheet of document.styleSheets) {
    if (!sheet.href || sheet.href.startsWith(location.origin)) scale(sheet.cssRules, times);
  }
};

document.body.append(probe);
const observer = new ResizeObserver(fit);
for (const line of [small, large]) observer.observe(line);
const comesLater = ({ target }) => done !== 1 && target.localName === "link" && fit();
document.addEventListener("load", comesLater, true);
