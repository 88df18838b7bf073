// The gallery of components (tools/gallery.py): a frame for each state, in the language, the
// colours and the window that are chosen. What is chosen is in the address.
const { languages, sizes, sections } = JSON.parse(document.getElementById("shows").textContent);
const choices = document.getElementById("choices");
const main = document.querySelector("main");
const nav = document.querySelector("nav");
const SCALES = { whole: { phone: 0.6, desk: 0.4 }, part: { phone: 0.8, desk: 0.7 } };
const BESIDE = 12; // CSS pixels around a part
const PHONE = 600; // the widest phone

const make = (tag, fields = {}, ...inside) => {
  const element = Object.assign(document.createElement(tag), fields);
  element.append(...inside);
  return element;
};

for (const [code, name] of Object.entries(languages)) {
  choices.language.append(make("option", { value: code }, name));
}
for (const [width, height] of sizes) {
  choices.size.append(make("option", { value: `${width}x${height}` }, `${width} × ${height}`));
}
for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
  const field = choices[key];
  if (field && (!field.options || [...field.options].some((one) => one.value === value))) {
    field.value = value;
  }
}

const figures = [];
for (const [number, [title, states]] of sections.entries()) {
  const grid = make("div", { className: "states" });
  for (const [caption, name, part] of states) {
    const view = make("a", { className: "window", target: "_blank", rel: "noopener" });
    const figure = make("figure", {}, view, make("figcaption", {}, caption));
    figures.push({ figure, view, name, part, key: `${title} ${name}`.toLowerCase() });
    grid.append(figure);
  }
  const heading = make("h2", { id: `section-${number}` }, title);
  main.append(make("section", {}, heading, grid));
  nav.append(make("a", { href: `#section-${number}` }, `${title} (${states.length})`));
}

// A frame is made when it comes near the window, and removed when it is far again: each is a page.
const near = new IntersectionObserver(
  (seen) => {
    for (const { target, isIntersecting } of seen) {
      const shown = figures.find(({ view }) => view === target);
      if (isIntersecting) show(shown);
      else if (!shown.part) shown.view.replaceChildren();
    }
  },
  { rootMargin: "600px" },
);

function show({ figure, view, name, part }) {
  if (view.firstChild) return;
  const [width, height] = choices.size.value.split("x").map(Number);
  const scale = SCALES[part ? "part" : "whole"][width < PHONE ? "phone" : "desk"];
  const frame = make("iframe", { title: name, tabIndex: -1, src: view.dataset.src });
  Object.assign(frame.style, {
    width: `${width}px`,
    height: `${height}px`,
    transform: `scale(${scale})`,
  });
  view.replaceChildren(frame);
  if (!part) return;
  const place = ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    removeEventListener("message", place);
    figure.hidden = !data.width || !data.height;
    hideEmpty();
    Object.assign(view.style, {
      width: `${(data.width + 2 * BESIDE) * scale}px`,
      height: `${(data.height + 2 * BESIDE) * scale}px`,
    });
    frame.style.left = `${(BESIDE - data.x) * scale}px`;
    frame.style.top = `${(BESIDE - data.y) * scale}px`;
  };
  addEventListener("message", place);
}

function hideEmpty() {
  for (const section of main.children) {
    section.hidden = !section.querySelector("figure:not([hidden])");
  }
}

function lay() {
  const { language, theme, size, named } = choices;
  const [width, height] = size.value.split("x").map(Number);
  near.disconnect();
  for (const { figure, view, name, part, key } of figures) {
    const scale = SCALES[part ? "part" : "whole"][width < PHONE ? "phone" : "desk"];
    figure.hidden = !key.includes(named.value.trim().toLowerCase());
    view.replaceChildren();
    view.dataset.src = `${language.value}/${name}.html#${theme.value}/${part}`;
    view.href = `${language.value}/${name}.html#${theme.value}`;
    view.style.width = `${width * scale}px`;
    view.style.height = `${(part ? Math.min(height, 200) : height) * scale}px`;
    near.observe(view);
  }
  hideEmpty();
  document.documentElement.style.colorScheme = theme.value;
}

choices.addEventListener("input", () => {
  history.replaceState(null, "", `#${new URLSearchParams(new FormData(choices))}`);
  lay();
});
choices.addEventListener("submit", (event) => event.preventDefault());
lay();
