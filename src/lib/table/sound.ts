// What the table hears: a few dry ticks, made on the spot so that no sound file is carried. Off unless switched on.
import { settings } from './settings.svelte.ts';

interface Tick {
  /** Hertz. */
  readonly pitch: number;
  /** Seconds until it has died away. */
  readonly length: number;
}

const TICKS = {
  recorded: [{ pitch: 880, length: 0.05 }],
  refused: [{ pitch: 196, length: 0.12 }],
  points: [
    { pitch: 660, length: 0.05 },
    { pitch: 990, length: 0.07 },
  ],
  /** Wood on wood, and what the table gives back. */
  hammer: [
    { pitch: 1240, length: 0.02 },
    { pitch: 165, length: 0.16 },
  ],
} as const satisfies Record<string, readonly Tick[]>;

const LOUDNESS = 0.08;

let context: AudioContext | undefined;

/** Quietly nothing where it is switched off or the browser has no audio. */
export function sound(kind: keyof typeof TICKS): void {
  if (!settings.sound || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  let start = context.currentTime;
  for (const tick of TICKS[kind]) {
    play(context, tick, start);
    start += tick.length;
  }
}

function play(context: AudioContext, { pitch, length }: Tick, start: number): void {
  const tone = new OscillatorNode(context, { type: 'triangle', frequency: pitch });
  const volume = new GainNode(context, { gain: LOUDNESS });
  volume.gain.setValueAtTime(LOUDNESS, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}
