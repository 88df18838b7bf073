// Sings as birds do, with oscillators, noise and envelopes, from the figures that wingspan/voices
// gives for each species (its vocabulary.py says what they mean). Loaded when the first bird is
// heard.
const POINTS = 1000; // points of a curve per second
const LOUDNESS = { soft: 0.12, medium: 0.3, loud: 0.6 };
const PEAK = 0.8; // level of a bird's loudest phrase
const APART = 0.12; // seconds between two birds

// Returns a source of random numbers from 0 to 1, the same for the same seed.
const chance = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};

const about = (random, part) => 1 + part * (2 * random() - 1);

// When each syllable begins, how long it lasts, how high and how loud it is.
const syllables = (told, random) => {
  const { n, rate, fill, speed, drift, swell, tune, beat, spread } = told;
  const found = [];
  let at = 0;
  for (let i = 0; i < n; i++) {
    const way = i / Math.max(n - 1, 1);
    const period = (beat[i % beat.length] / (rate * speed ** way)) * about(random, 0.03);
    found.push({
      at,
      length: period * fill,
      hz: told.hz * drift ** way * tune[i % tune.length] * about(random, spread + 0.01),
      peak: swell ** way * about(random, 0.06),
    });
    at += period;
  }
  const most = Math.max(...found.map(({ peak }) => peak));
  for (const syllable of found) syllable.peak /= most;
  return found;
};

const between = (points, x) => {
  const at = x * (points.length - 1);
  const low = Math.min(Math.floor(at), points.length - 1);
  const high = Math.min(low + 1, points.length - 1);
  return points[low] * (points[high] / points[low]) ** (at - low);
};

// The curves of pitch and loudness of a phrase.
const curves = (told, random) => {
  const found = syllables(told, random);
  const last = found[found.length - 1];
  const seconds = last.at + last.length;
  const pitch = new Float32Array(Math.ceil(seconds * POINTS) + 1).fill(found[0].hz);
  const gain = new Float32Array(pitch.length);
  for (const { at, length, hz, peak } of found) {
    for (let i = Math.ceil(at * POINTS); i <= (at + length) * POINTS; i++) {
      const since = i / POINTS - at;
      const x = since / length;
      const tremble = 1 + told.wobble * Math.sin(2 * Math.PI * told.vib * since);
      pitch[i] = hz * between(told.shape, x) * tremble;
      const envelope = x < told.attack ? x / told.attack : (1 - x) / (1 - told.attack);
      const beaten = told.rough ? 0.55 - 0.45 * Math.cos(2 * Math.PI * told.rough * since) : 1;
      gain[i] = peak * beaten * envelope ** (x < told.attack ? 1 : told.decay);
    }
  }
  return { pitch, gain, seconds };
};

const tone = (context, { tone, loudest }, pitch, at, seconds) => {
  const imag = new Float32Array([0, ...tone]);
  const wave = new PeriodicWave(context, { real: imag.map(() => 0), imag });
  const frequencies = pitch.map((hz) => hz / loudest);
  const source = new OscillatorNode(context, { periodicWave: wave, frequency: frequencies[0] });
  source.frequency.setValueCurveAtTime(frequencies, at, seconds);
  return [source, source];
};

const breath = (context, { hz, band }, pitch, at, seconds, random) => {
  const buffer = new AudioBuffer({
    length: Math.ceil((seconds + 0.1) * context.sampleRate),
    sampleRate: context.sampleRate,
  });
  // As loud as a tone, however little of the noise passes the filter.
  const level = 0.5 * Math.sqrt((context.sampleRate * band) / (Math.PI * hz));
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = level * (2 * random() - 1);
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", Q: band, frequency: pitch[0] });
  filter.frequency.setValueCurveAtTime(pitch, at, seconds);
  return [source, source.connect(filter)];
};

const phrase = (context, into, at, told, random) => {
  const { pitch, gain, seconds } = curves(told, random);
  const envelope = new GainNode(context, { gain: 0 });
  envelope.gain.setValueCurveAtTime(gain, at, seconds);
  envelope.connect(into);
  const parts = [];
  if (told.noise < 1) parts.push([1 - told.noise, ...tone(context, told, pitch, at, seconds)]);
  if (told.noise > 0)
    parts.push([told.noise, ...breath(context, told, pitch, at, seconds, random)]);
  for (const [share, source, sounding] of parts) {
    sounding.connect(new GainNode(context, { gain: share * PEAK * told.loud })).connect(envelope);
    source.start(at);
    source.stop(at + seconds);
  }
  return at + seconds;
};

// Writes a bird's phrases into an audio context, and returns the time at which the last one ends.
// The same seed gives the same call.
export const write = (context, into, at, phrases, seed) => {
  const random = chance(seed);
  let end = at;
  for (const told of phrases) {
    end = phrase(context, into, at, told, random);
    at = end + told.rest;
  }
  return end;
};

let context = null;
let singing = null;
let calls = 0;

// Silences whatever sings.
export const hush = () => {
  const { out } = singing ?? {};
  singing = null;
  if (!out) return;
  out.gain.setTargetAtTime(0, context.currentTime, 0.015);
  setTimeout(() => out.disconnect(), 150);
};

// Lets birds sing one after the other, in place of whatever sings. The next press ends a chorus.
export const sing = async (birds, volume) => {
  hush();
  context ??= new AudioContext();
  const mine = { chorus: birds.length > 1 };
  singing = mine;
  if (context.state === "suspended") await context.resume();
  if (singing !== mine) return;
  const gain = (LOUDNESS[volume] ?? 0) * (mine.chorus ? 0.6 : 1);
  mine.out = new GainNode(context, { gain });
  mine.out.connect(context.destination);
  let at = context.currentTime + 0.03;
  for (const phrases of birds) {
    calls += 1;
    at = APART + write(context, mine.out, at, phrases, Date.now() + calls);
  }
};

for (const input of ["pointerdown", "keydown"])
  addEventListener(input, () => singing?.chorus && hush(), true);
