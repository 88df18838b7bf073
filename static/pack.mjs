// A pack holds files and their places. It is a zip that stores files uncompressed, compressed as a
// whole: smaller than a zip that compresses each file, and quickly unpacked.

// If the server declared the compression, the browser has already undone it.
const gunzip = async (packed) => {
  const [first, second] = new Uint8Array(packed, 0, 2);
  if (first !== 0x1f || second !== 0x8b) return packed;
  const unzipped = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(unzipped).arrayBuffer();
};

const END = 22; // bytes of the record at the end of a zip without a comment
const END_SIGNATURE = 0x06054b50;
const text = new TextDecoder();

// Returns a pack as the plain zip that it is. Rejects anything else.
export const openPack = async (packed) => {
  const zip = await gunzip(packed);
  const end = zip.byteLength - END;
  if (end < 0 || new DataView(zip).getUint32(end, true) !== END_SIGNATURE) {
    throw new Error("this is no pack of files");
  }
  return zip;
};

function* files(zip) {
  const view = new DataView(zip);
  const end = zip.byteLength - END;
  let entry = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    const size = view.getUint32(entry + 20, true);
    const name = view.getUint16(entry + 28, true);
    const place = view.getUint32(entry + 42, true);
    const content =
      place + 30 + view.getUint16(place + 26, true) + view.getUint16(place + 28, true);
    yield [text.decode(new Uint8Array(zip, entry + 46, name)), new Uint8Array(zip, content, size)];
    entry += 46 + name + view.getUint16(entry + 30, true) + view.getUint16(entry + 32, true);
  }
}

// Pyodide writes a standard library of its own, which is empty here, to the same place as the pack,
// as soon as it has arrived: that may be later. This drops it.
export const keepLibrary = (fs) => {
  const { writeFile } = fs;
  fs.writeFile = (place, content, options) => {
    const empty = content.byteLength === END && place.startsWith("/lib/python");
    if (!empty) writeFile(place, content, options);
  };
};

const style = (rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text.decode(rules));
  document.adoptedStyleSheets.push(sheet);
};

// Writes the files of an opened pack into Python's file system, under its root. A style in the pack
// goes to the document, if there is one (not under Node).
export const unpack = (fs, zip) => {
  const made = new Set();
  for (const [name, content] of files(zip)) {
    if (name === "style.css") {
      if (globalThis.document) style(content);
      continue;
    }
    const folder = name.slice(0, name.lastIndexOf("/"));
    if (!made.has(folder)) fs.mkdirTree(`/${folder}`);
    made.add(folder);
    fs.writeFile(`/${name}`, content, { canOwn: true });
  }
};
