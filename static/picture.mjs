// Renders an SVG to a PNG. Browsers that protect their users from being recognised change what is
// read from a canvas, some of them all of it: so what was read is laid over what was drawn, and what
// differs is looked at.
const CHECKED = 64; // columns and rows that the difference is shrunk to
const MOST = 8; // of 255: a mean difference that nobody sees
const KNOWN = ["#000000", "#ffffff", "#c03020", "#20a050"]; // painted beside it, to be read as well

const canvasOf = (width, height) => {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  return [canvas, canvas.getContext("2d")];
};

const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

// The mean of the differences between what was read and what was drawn, in colours that are known.
const isFaithful = async (image, blob, width, height) => {
  const read = await createImageBitmap(blob);
  if (read.width !== width || read.height !== height) return false;
  const [whole, over] = canvasOf(width, height);
  over.drawImage(image, 0, 0, width, height);
  over.globalCompositeOperation = "difference";
  over.drawImage(read, 0, 0);
  const [, seen] = canvasOf(CHECKED, CHECKED + 1);
  seen.imageSmoothingQuality = "high";
  seen.drawImage(whole, 0, 0, CHECKED, CHECKED);
  const wide = CHECKED / KNOWN.length;
  for (const [at, colour] of KNOWN.entries()) {
    seen.fillStyle = colour;
    seen.fillRect(at * wide, CHECKED, wide, 1);
  }
  const { data } = seen.getImageData(0, 0, CHECKED, CHECKED + 1);
  let apart = 0;
  for (let y = 0; y <= CHECKED; y += 1) {
    let row = 0;
    for (let x = 0; x < CHECKED; x += 1) {
      const right = y < CHECKED ? [0, 0, 0] : channels(KNOWN[Math.floor(x / wide)]);
      const at = 4 * (y * CHECKED + x);
      for (const [n, value] of right.entries()) row += Math.abs(data[at + n] - value);
    }
    apart = Math.max(apart, row / (3 * CHECKED));
  }
  return apart <= MOST;
};

// Returns the PNG; null if the browser does not give away what it has drawn.
export const png = async (drawing, width, height) => {
  try {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    await image.decode();
    const [canvas, pen] = canvasOf(width, height);
    pen.drawImage(image, 0, 0, width, height);
    const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
    return blob && (await isFaithful(image, blob, width, height)) ? blob : null;
  } catch {
    return null;
  }
};
