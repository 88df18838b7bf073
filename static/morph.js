// Makes the page look like markup, with as few changes as possible. What looks so already is not gone
// into; Idiomorph by itself compares every element of it. Only what can be filled in or unfolded is:
// it may look otherwise than its attributes say.
(() => {
  const LIVE = "input, select, textarea, details, dialog";

  const isSettled = (shown, wanted) =>
    shown.isEqualNode(wanted) &&
    !(shown.nodeType === Node.ELEMENT_NODE && (shown.matches(LIVE) || shown.querySelector(LIVE)));

  window.wingspanMorph = (element, markup) =>
    Idiomorph.morph(element, markup, {
      morphStyle: "innerHTML",
      callbacks: { beforeNodeMorphed: (shown, wanted) => !isSettled(shown, wanted) },
    });
})();
