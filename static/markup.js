// The one place where text becomes a part of the page. Python's markup is escaped where it is made
// (wingspan/ui/html.py); what was stored is taken apart first, for anybody may have written it.
(() => {
  const ELEMENTS = new Set(
    `a abbr article b br button caption code dd details div dl dt em figcaption figure g h1 h2 h3 h4
    header hr i img kbd label li line nav ol option p path pre rect section select small span strong
    summary svg table tbody td text textarea th thead tr ul use`.split(/\s+/),
  );
  const ATTRIBUTES = new Set(
    `alt class colspan d disabled dx dy height hidden href id inert lang open points readonly role
    rows rowspan scope selected src tabindex title transform type value viewBox width x x1 x2 y y1
    y2`.split(/\s+/),
  );
  const FAMILIES = /^(aria|data)-[a-z-]+$/;
  // Where an address may lead: into the page, to one of its own icons, to a drawing.
  const ADDRESSES = { href: /^(\.\/static\/icons\.svg)?#/, src: /^data:image\/svg\+xml,/ };

  const isKnown = ({ name, value }) =>
    (ATTRIBUTES.has(name) || FAMILIES.test(name)) && (ADDRESSES[name]?.test(value) ?? true);

  // Leave nothing but known elements and attributes; an unknown element goes with all that is in it.
  const sanitize = (content) => {
    for (const element of content.querySelectorAll("*")) {
      if (!ELEMENTS.has(element.localName)) element.remove();
      for (const attribute of [...element.attributes]) {
        if (!isKnown(attribute)) element.removeAttributeNode(attribute);
      }
    }
    return content;
  };

  // A browser that knows trusted types lets no other markup in, and no other worker.
  const worker = new URL("./sw.js", document.baseURI).href;
  const rules = {
    createHTML: (markup) => markup,
    createScriptURL: (address) => {
      if (address === worker) return address;
      throw new TypeError(`${address} is not the page's worker`);
    },
  };
  const policy = window.trustedTypes?.createPolicy("wingspan", rules) ?? rules;

  const parse = (markup) => {
    const template = document.createElement("template");
    template.innerHTML = policy.createHTML(markup);
    return template.content;
  };

  window.wingspanMarkup = {
    parse,
    parseStored: (markup) => sanitize(parse(markup)),
    worker: () => policy.createScriptURL(worker),
  };
})();
