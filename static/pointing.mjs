// Shows which thing on the table an answer in the list stands for, while the answer has the focus.
// A style sheet of its own does it: the page's elements stay as Python has written them.
const sheet = new CSSStyleSheet();
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const LIST = "#prompt .options";

const is = (name, value) => `[${name}="${CSS.escape(value)}"]`;

// What is pressed elsewhere with the same effect: the same option, or the same command.
const alike = ({ dataset }) => {
  const same = dataset.choice
    ? is("data-choice", dataset.choice)
    : is("data-do", dataset.do ?? "") + is("data-with", dataset.with ?? "");
  return `${same}:not(${LIST} *)`;
};

document.addEventListener("focusin", ({ target }) => {
  const answer = target.closest?.(`${LIST} button`);
  if (!answer) return;
  const things = alike(answer);
  const shadow = "0 0 0 3px var(--paper), 0 0 0 7px var(--focus)";
  sheet.replaceSync(`@layer wide { ${things} { outline: 4px solid var(--focus); outline-offset: -2px;
    box-shadow: ${shadow}; } }`);
  const seen = [...document.querySelectorAll(things)].find((thing) => thing.checkVisibility());
  seen?.scrollIntoView({ block: "nearest", inline: "nearest" });
});

document.addEventListener("focusout", ({ target }) => {
  if (target.closest?.(LIST)) sheet.replaceSync("");
});
