// Connects to other pages of this game, and lets the tabs of this browser tell each other about it.
// Loaded when the first live table is opened. wingspan/ui/live decides what is said;
// wingspan/links/connection.py, what a session description holds.
const MOST = 8192; // characters of a message
const GATHERING = 2500; // milliseconds to find out where this browser can be reached
const ANSWERING = 1500; // milliseconds for another tab to say that an answer is for it

export const possible = () => "RTCPeerConnection" in globalThis;

const gathered = (connection) =>
  new Promise((resolve) => {
    const check = () => {
      if (connection.iceGatheringState === "complete") resolve();
    };
    connection.addEventListener("icegatheringstatechange", check);
    setTimeout(resolve, GATHERING);
    check();
  });

// The certificate that this page shows. It outlives the page, so that a page that comes back is
// known.
const DAY = 86_400_000;
const KIND = { name: "ECDSA", namedCurve: "P-256", expires: DAY };
let certificate = null;

const certificates = (act) =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open("wingspan.live", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("certificates");
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const transaction = opening.result.transaction("certificates", "readwrite");
      const asked = act(transaction.objectStore("certificates"));
      transaction.oncomplete = () => resolve(asked.result);
      transaction.onabort = () => reject(transaction.error);
    };
  });

export const identify = async (name) => {
  certificate = null;
  try {
    if (name) {
      const found = await certificates((store) => store.get(name));
      if (!found || found.expires < Date.now()) return "";
      certificate = found;
      return name;
    }
    const made = await RTCPeerConnection.generateCertificate(KIND);
    certificate = made;
    const another = crypto.randomUUID();
    await certificates((store) => {
      const all = store.openCursor();
      all.onsuccess = () => {
        const cursor = all.result;
        if (!cursor) return;
        if (cursor.value.expires < Date.now()) cursor.delete();
        cursor.continue();
      };
      return store.put(made, another);
    });
    return another;
  } catch {
    return ""; // the browser keeps none: a lost connection then needs a new code
  }
};

// Firefox gives up five seconds after it has been given no addresses, and also once it has tried
// all those it was given. The address of a page that comes back is not known. To make Firefox wait
// for it, this gives it closed ports of its own device, one after the other.
const GIVES_UP = navigator.userAgent.includes("Gecko/"); // all others are "like Gecko"
const ANOTHER = 4000; // milliseconds between two of them
const WAITING = 600_000; // milliseconds until it may give up

const keepWaiting = (connection) => {
  const { sdp } = connection.localDescription;
  const own = sdp.match(/^a=candidate:\S+ 1 udp \d+ (\S+) \d+ typ host/im)?.[1];
  if (!own) return;
  let port = 9;
  const feeding = setInterval(() => {
    const waits = ["new", "connecting"].includes(connection.connectionState);
    if (!waits || port - 9 > WAITING / ANOTHER) clearInterval(feeding);
    else {
      const candidate = `candidate:9 1 udp 1 ${own} ${port} typ host`;
      connection.addIceCandidate({ candidate, sdpMid: "0" }).catch(() => clearInterval(feeding));
      port += 1;
    }
  }, ANOTHER);
};

// Both sides open channel 0, so that it is one channel and needs no further agreement.
export const connect = (servers, opened, heard, ended) => {
  const iceServers = servers ? [{ urls: servers.split(" ") }] : [];
  const shown = certificate ? { certificates: [certificate] } : {};
  const connection = new RTCPeerConnection({ iceServers, ...shown });
  const channel = connection.createDataChannel("wingspan", { negotiated: true, id: 0 });
  let over = false;

  const end = () => {
    if (over) return;
    over = true;
    connection.close();
    ended();
  };

  // A page that comes back uses the name and the password that the other page expects.
  const described = async (name, password) => {
    if (name) {
      const { type, sdp } = await connection.createAnswer();
      const agreed = sdp
        .replace(/^a=ice-ufrag:.*$/gm, () => `a=ice-ufrag:${name}`)
        .replace(/^a=ice-pwd:.*$/gm, () => `a=ice-pwd:${password}`);
      await connection.setLocalDescription({ type, sdp: agreed });
    } else await connection.setLocalDescription();
    await gathered(connection);
    return connection.localDescription.sdp;
  };

  // The other page then need not wait to find out that this one is gone.
  addEventListener("pagehide", () => connection.close(), { once: true });
  channel.addEventListener("open", () => opened());
  channel.addEventListener("close", end);
  channel.addEventListener("message", ({ data }) => {
    if (!over) heard(typeof data === "string" ? data.slice(0, MOST + 1) : "");
  });
  connection.addEventListener("connectionstatechange", () => {
    if (connection.connectionState === "failed") end();
  });

  return {
    offer: () => described(),
    answer: async (sdp, name, password) => {
      await connection.setRemoteDescription({ type: "offer", sdp });
      return described(name, password);
    },
    accept: async (sdp) => {
      await connection.setRemoteDescription({ type: "answer", sdp });
      if (GIVES_UP && !sdp.includes("a=candidate:")) keepWaiting(connection);
    },
    send: (text) => {
      if (channel.readyState === "open") channel.send(text);
    },
    // Closes after a moment: what was sent last is still on its way.
    close: () => {
      over = true;
      setTimeout(() => connection.close(), 300);
    },
  };
};

// For an answer that was opened in another tab than the one that has the table.
const NAME = "wingspan.live";

export const onHanded = (heard) => {
  const tabs = new BroadcastChannel(NAME);
  tabs.addEventListener("message", ({ data }) => {
    if (typeof data?.answer !== "string") return;
    const name = heard(data.answer);
    if (typeof name === "string") tabs.postMessage({ taken: data.answer, name });
  });
};

export const hand = (answer) =>
  new Promise((resolve) => {
    const tabs = new BroadcastChannel(NAME);
    const tell = (name) => {
      tabs.close();
      resolve(name);
    };
    tabs.addEventListener("message", ({ data }) => {
      if (data?.taken === answer && typeof data.name === "string") tell(data.name);
    });
    tabs.postMessage({ answer });
    setTimeout(tell, ANSWERING, null);
  });

// Whether the browser asks before this page is closed.
let guarded = false;
addEventListener("beforeunload", (event) => {
  if (guarded) event.preventDefault();
});

addEventListener("pagehide", () => {
  guarded = false; // it is left already; if it comes back it is loaded again
});

export const guard = (on) => {
  guarded = on;
};

const ring = () => {
  const volume = document.getElementById("root")?.dataset.sound;
  if (!volume) return;
  const heard = window.wingspanStart.script("static/sound.mjs");
  heard.then(({ play }) => play(["turn"], volume)).catch(() => {}); // no network: it is seen anyway
};

// Tells of somebody's turn: in the page's title, by a sound if sounds are on, and by a notification
// while nobody sees the page.
const usual = document.title;

export const call = (turn) => {
  document.title = turn ? `● ${turn}` : usual;
  if (turn) ring();
  if (!turn || !document.hidden || globalThis.Notification?.permission !== "granted") return;
  const how = { tag: NAME };
  navigator.serviceWorker?.getRegistration().then((registered) => {
    if (registered) registered.showNotification(turn, how);
    else new Notification(turn, how);
  });
};

export const mayAsk = () => globalThis.Notification?.permission === "default";

export const ask = () => Notification.requestPermission();
