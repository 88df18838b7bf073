// A code read with this device's camera, where the browser reads codes. Loaded when a live table is
// opened. What is done with what was read is decided in wingspan/ui/live.
const BETWEEN = 200; // milliseconds from one look to the next
const KIND = "qr_code";

export const possible = async () => {
  if (!navigator.mediaDevices?.getUserMedia || !globalThis.BarcodeDetector) return false;
  const kinds = await BarcodeDetector.getSupportedFormats().catch(() => []);
  return kinds.includes(KIND);
};

let stream = null;
let turn = 0; // of those who have used the camera, the one who does now

export const stop = () => {
  turn += 1;
  for (const track of stream?.getTracks() ?? []) track.stop();
  stream = null;
};

// Shows in that video what the camera sees until `stop`, or until the video has left the page, and
// tells each code. `ended` is told "refused", "off" (no camera, or another program has it) or "".
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
  video.play().catch(() => {}); // it plays as soon as it may
  const detector = new BarcodeDetector({ formats: [KIND] });
  const look = async () => {
    // Before its first picture there is nothing to read.
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
  // Whoever looks elsewhere is not filmed.
  const hidden = () => {
    if (!document.hidden && mine === turn) return;
    document.removeEventListener("visibilitychange", hidden);
    end("");
  };
  document.addEventListener("visibilitychange", hidden);
  addEventListener("pagehide", () => end(""), { once: true });
};
