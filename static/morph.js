"use strict";

/* How the page becomes another: what is the same already is left alone as a whole. */
globalThis.morphing = {
  morphStyle: "innerHTML",
  callbacks: { beforeNodeMorphed: (before, after) => !before.isEqualNode(after) },
};
