// What localStorage holds, and beside it a journal of what has lately changed there.
//
// Browsers write localStorage to the disk late: Chromium five seconds after a change, and at most
// once a minute on average; a browser that is killed or crashes loses all that was not written. The
// journal is an IndexedDB that is on the disk some milliseconds after a change. It knows no games:
// an entry is a key with its text, or null for a key that was removed, and the time of the change.
// localStorage itself holds the time of its last change, MARK, and so the entries that are later
// than that mark are those that it has lost. Whoever clears localStorage removes the mark, too:
// then nothing is brought back.
const MARK = "wingspan.journal";
const PASSING = "wingspan.last_view"; // large, and made anew whenever the page is left
const NAME = "changes";
const DELAY = 100; // milliseconds, in which what was answered is painted
const PATIENCE = 2_000; // milliseconds that a start waits for the journal once all else is there
const DAY = 86_400_000; // milliseconds after which localStorage is on the disk, however it is written

const marked = () => Number(localStorage.getItem(MARK));

// Resolves to null if this browser has no IndexedDB, or keeps nothing there.
const open = () =>
  new Promise((resolve) => {
    const none = () => resolve(null);
    try {
      const opening = indexedDB.open("wingspan.journal", 1);
      opening.onupgradeneeded = () => {
        const entries = opening.result.createObjectStore(NAME, { keyPath: "key" });
        entries.createIndex("at", "at");
      };
      opening.onerror = none;
      opening.onsuccess = () => {
        const journal = opening.result;
        journal.onversionchange = () => {
          journal.close();
          opened = null; // it is being deleted: the next change makes another one
        };
        journal.onclose = () => {
          opened = null; // the browser has deleted it
        };
        resolve(journal);
      };
    } catch {
      none();
    }
  });

let opened = open();

const changed = new Set();
let timer = 0;
let trimmed = false;

// Deletes entries that are older than a day, once.
const trim = (entries) => {
  if (trimmed) return;
  trimmed = true;
  const old = entries.index("at").openKeyCursor(IDBKeyRange.upperBound(Date.now() - DAY));
  old.onsuccess = () => {
    if (!old.result) return;
    entries.delete(old.result.primaryKey);
    old.result.continue();
  };
};

const write = async () => {
  clearTimeout(timer);
  timer = 0;
  opened ??= open();
  const journal = await opened;
  if (!journal) return;
  const keys = [...changed];
  changed.clear();
  const again = () => {
    for (const key of keys) changed.add(key); // written with the next change
  };
  try {
    const at = Math.max(Date.now(), marked() + 1);
    const writing = journal.transaction(NAME, "readwrite", { durability: "strict" });
    writing.onabort = again;
    const entries = writing.objectStore(NAME);
    for (const key of keys) entries.put({ key, at, text: localStorage.getItem(key) });
    trim(entries);
    localStorage.setItem(MARK, at);
  } catch {
    again();
  }
};

const note = (key) => {
  if (key === PASSING) return;
  changed.add(key);
  timer ||= setTimeout(write, document.hidden ? 0 : DELAY);
};

export const keep = (key, text) => {
  localStorage.setItem(key, text);
  note(key);
};

export const remove = (key) => {
  if (localStorage.getItem(key) === null) return;
  localStorage.removeItem(key);
  note(key);
};

const writeAtOnce = () => {
  if (timer) write();
};
addEventListener("visibilitychange", writeAtOnce);
addEventListener("pagehide", writeAtOnce);

// A page that the browser has kept whole, and shows again (back or forward), has not heard what was
// stored meanwhile, and its connections are closed: it starts anew, from what is stored.
addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});

// Gives localStorage the entries that it has lost, the earliest first. Another tab may have done so
// meanwhile; then none is left that is later than its mark.
const giveBack = (entries) => {
  const lost = entries.filter(({ at }) => at > marked()).sort((one, other) => one.at - other.at);
  for (const { key, text } of lost) {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  }
  if (lost.length) localStorage.setItem(MARK, lost.at(-1).at);
};

// Calls `act` with the entries of a transaction, and resolves once they are read or written.
const inJournal = (journal, mode, act) =>
  new Promise((resolve, reject) => {
    const transaction = journal.transaction(NAME, mode);
    transaction.oncomplete = resolve;
    transaction.onabort = reject;
    act(transaction.objectStore(NAME));
  });

const clear = (entries) => entries.clear();

const restore = async () => {
  const mark = marked();
  if (!mark) {
    localStorage.setItem(MARK, Date.now());
    // Cleared before anything is written, and nobody has to wait for that.
    opened.then((journal) => journal && inJournal(journal, "readwrite", clear)).catch(() => {});
    return;
  }
  const journal = await opened;
  if (!journal) return;
  let found;
  await inJournal(journal, "readonly", (entries) => {
    found = entries.index("at").getAll(IDBKeyRange.lowerBound(mark, true));
  });
  if (!isLate) giveBack(found.result);
};

let isLate = false;
const restoring = restore().catch(() => {}); // then what localStorage holds has to do

// Resolves when localStorage holds all that it held, or when that takes too long.
export const restored = async () => {
  await Promise.race([restoring, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  isLate = true;
};
