// Cleans stored markup: somebody who can write to the storage must not be able to put more into the
// page than the page itself did. Markup that Python makes is escaped there
// (wingspan/ui/kit/html.py).
//
// Trusted types (require-trusted-types-for 'script') would guard the same border a second time.
// They are left out: the policy's script-src already blocks every inline script and handler, and
// the markup of every answer would have to pass through one more function before Idiomorph, which
// takes text.
(() => {
  const ELEMENTS = new Set(
    `a abbr article b br button caption code dd details div dl dt em figcaption figure g h1 h2 h3 h4
    header hr i img kbd label li line nav ol option p path pre rect section select small span strong
    summary svg table tbody td text textarea th thead tr ul`.split(/\s+/),
  );
  const ATTRIBUTES = new Set(
    `alt class colspan d disabled draggable dx dy height hidden href id inert lang open points
    popover preserveAspectRatio readonly role rows rowspan scope selected src stroke-dasharray tabindex title transform type
    value viewBox width x x1 x2 y y1 y2`.split(/\s+/),
  );
  const FAMILIES = /^(aria|data)-[a-z-]+$/;
  // Where an address may lead: to a place in the page, or to a drawing.
  const ADDRESSES = { href: /^#/, src: /^data:image\/svg\+xml,/ };

  const isKnown = ({ name, value }) =>
    (ATTRIBUTES.has(name) || FAMILIES.test(name)) && (ADDRESSES[name]?.test(value) ?? true);

  // Removes everything but known elements and attributes; an unknown element goes with all that is
  // in it.
  window.wingspanSanitize = (markup) => {
    const template = document.createElement("template");
    template.innerHTML = markup;
    for (const element of template.content.querySelectorAll("*")) {
      if (!ELEMENTS.has(element.localName)) element.remove();
      for (const attribute of [...element.attributes]) {
        if (!isKnown(attribute)) element.removeAttributeNode(attribute);
      }
    }
    return template.content;
  };
})();
