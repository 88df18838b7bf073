// Reads codes with this device's camera, where the browser can. Loaded when a live table is opened.
// wingspan/ui/live decides what is done with a code.
const BETWEEN = 200; // milliseconds between two looks
const KIND = "qr_code";

export const possible = async () => {
  if (!navigator.mediaDevices?.getUserMedia || !globalThis.BarcodeDetector) return false;
  const kinds = await BarcodeDetector.getSupportedFormats().catch(() => []);
  return kinds.includes(KIND);
};

let stream = null;
let turn = 0; // counts the uses of the camera: only the latest goes on

export const stop = () => {
  turn += 1;
  for (const track of stream?.getTracks() ?? []) track.stop();
  stream = null;
};

// Shows what the camera sees in the video at `place`, and calls `found` with each code, until
// `stop` is called or the video leaves the page. Calls `ended` with "refused", "off" (no camera, or
// another program has it) or "".
export const read = async (place, found, ended) => {
  stop();
  const mine = turn;
  const end = (why) => {
    if (mine !== turn) return;
    stop();
    ended(why);
  };
  let opened;
  try {
    opened = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
  } catch (error) {
    end(error.name === "NotAllowedError" ? "refused" : "off");
    return;
  }
  const video = document.querySelector(place);
  if (mine !== turn || !video) {
    for (const track of opened.getTracks()) track.stop();
    end("");
    return;
  }
  stream = opened;
  stream.getTracks()[0].addEventListener("ended", () => end("off"));
  video.srcObject = stream;
  video.play().catch(() => {}); // it plays as soon as the browser lets it
  const detector = new BarcodeDetector({ formats: [KIND] });
  const look = async () => {
    // Before the first picture there is nothing to read.
    const codes = await detector.detect(video).catch(() => []);
    if (mine !== turn) return;
    if (!video.isConnected) {
      end("");
      return;
    }
    for (const { rawValue } of codes) if (mine === turn) found(rawValue);
    if (mine === turn) setTimeout(look, BETWEEN);
  };
  look();
  // Nobody is filmed while the page is hidden.
  const hidden = () => {
    if (!document.hidden && mine === turn) return;
    document.removeEventListener("visibilitychange", hidden);
    end("");
  };
  document.addEventListener("visibilitychange", hidden);
  addEventListener("pagehide", () => end(""), { once: true });
};
