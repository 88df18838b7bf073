// Makes the sounds of the table out of tones and noise. Loaded when the first one is wanted.
const LOUDNESS = { soft: 0.08, medium: 0.2, loud: 0.45 };

const context = new AudioContext();
const noise = context.createBuffer(1, context.sampleRate / 4, context.sampleRate);
noise.getChannelData(0).forEach((_, at, samples) => {
  samples[at] = Math.random() * 2 - 1;
});

// Plays a source whose loudness rises at once and dies away over `length` seconds.
const ring = (source, into, at, length, peak) => {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  source.connect(gain).connect(into);
  source.start(at);
  source.stop(at + length);
};

const tone = (into, at, { from, to = from, length, peak = 1, type = "sine" }) => {
  const source = new OscillatorNode(context, { type, frequency: from });
  source.frequency.exponentialRampToValueAtTime(to, at + length);
  ring(source, into, at, length, peak);
};

const rustle = (into, at, { around, length, peak = 1 }) => {
  const source = new AudioBufferSourceNode(context, { buffer: noise });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: around, Q: 1.2 });
  filter.connect(into);
  ring(source, filter, at, length, peak);
};

const SOUNDS = {
  // Wood on wood, four times, the last ones softer.
  dice: (into, at) => {
    for (const [number, after] of [0, 0.07, 0.12, 0.19].entries())
      rustle(into, at + after, { around: 1500 + 260 * number, length: 0.05, peak: 1 - number / 5 });
  },
  card: (into, at) => rustle(into, at, { around: 3600, length: 0.11, peak: 0.6 }),
  egg: (into, at) => tone(into, at, { from: 520, to: 780, length: 0.14, peak: 0.7 }),
  // Somebody's turn: two notes, the second a fifth higher.
  turn: (into, at) => {
    for (const [number, from] of [392, 587].entries())
      tone(into, at + number * 0.16, { from, length: 0.5, peak: 0.6, type: "triangle" });
  },
  // A short rising call.
  round: (into, at) => {
    for (const [number, from] of [523, 659, 784, 1047].entries())
      tone(into, at + number * 0.13, { from, length: 0.42, peak: 0.55, type: "triangle" });
  },
};

export const play = (kinds, volume) => {
  context.resume();
  const out = context.createGain();
  out.gain.value = LOUDNESS[volume] ?? 0;
  out.connect(context.destination);
  let at = context.currentTime + 0.02;
  for (const kind of kinds) {
    SOUNDS[kind](out, at);
    at += 0.12;
  }
};
