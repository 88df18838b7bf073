// Shows the table as it was left, or the start form, before Python is ready. The form can already
// be filled in; what is pressed on it is done as soon as Python is ready.
(() => {
  const root = document.documentElement;
  const app = document.getElementById("app");

  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const tableAsLeft = () => {
    try {
      const { language, phase, markup } = JSON.parse(stored("wingspan.last_view"));
      if (language !== root.lang || !["play", "over"].includes(phase)) return null;
      const content = window.wingspanSanitize(markup);
      for (const element of content.children) {
        element.inert = true;
        element.ariaBusy = "true";
      }
      return { phase, content };
    } catch {
      return null; // none, or none that can be read
    }
  };

  const startForm = () => ({
    phase: "start",
    content: document.getElementById(`start-${root.lang}`).content.cloneNode(true),
  });

  const hasGame = stored("wingspan.current") || stored("wingspan.save");
  const bringsGame = /^#[gs]=/.test(location.hash);
  const view = bringsGame ? null : hasGame ? tableAsLeft() : startForm();
  if (!view?.content.firstElementChild) return;

  root.dataset.before = view.phase;
  app.append(view.content);

  let pressed = () => {};
  const remember = (button, act) => {
    app.querySelector(".option[aria-busy], .quiet[aria-busy]")?.removeAttribute("aria-busy");
    if (button) button.ariaBusy = "true";
    pressed = act;
  };
  app.addEventListener("submit", (event) => {
    if (root.dataset.phase) return;
    event.preventDefault();
    remember(event.submitter, () => document.getElementById("start-form")?.requestSubmit());
  });
  app.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-do]");
    if (button && !root.dataset.phase) remember(button, () => button.click());
  });
  new MutationObserver((_, observer) => {
    if (!root.dataset.phase) return;
    observer.disconnect();
    delete root.dataset.before;
    pressed();
  }).observe(root, { attributeFilter: ["data-phase"] });
})();
