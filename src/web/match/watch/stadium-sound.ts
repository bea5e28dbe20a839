import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type { MatchEvent } from "#game/match/match-event.ts";

/** The pitch of a referee's whistle in hertz, and the length of one blast in seconds. */
const WHISTLE_HZ = 2350;
const BLAST_SECONDS = 0.35;
const CHEER_SECONDS = 2.2;
const SEED = 11;

/** The sounds of a match, a whistle and a crowd, synthesised as they play. */
export interface StadiumSound {
  hear(event: MatchEvent): void;
  stop(): void;
}

/** Starts the sound. Call after a click or a key press, or browsers mute it. */
export function openStadiumSound(): StadiumSound {
  const context = new AudioContext();
  const crowd = noiseOf(context);
  const blasts = { kickOff: 1, halfTime: 2, fullTime: 3, yellowCard: 1, redCard: 2 } as const;
  return {
    hear(event) {
      if (event.kind === "goal") cheer(context, crowd, 0.5);
      else if (event.kind === "save" || event.kind === "miss") cheer(context, crowd, 0.12);
      else if (event.kind in blasts) whistle(context, blasts[event.kind as keyof typeof blasts]);
    },
    stop: () => void context.close(),
  };
}

function whistle(context: AudioContext, blasts: number): void {
  for (let blast = 0; blast < blasts; blast += 1) {
    const from = context.currentTime + blast * BLAST_SECONDS * 1.4;
    const tone = new OscillatorNode(context, { type: "square", frequency: WHISTLE_HZ });
    const trill = new OscillatorNode(context, { frequency: 38 });
    const depth = new GainNode(context, { gain: 110 });
    const volume = new GainNode(context, { gain: 0.05 });
    trill.connect(depth).connect(tone.frequency);
    tone.connect(volume).connect(context.destination);
    for (const part of [tone, trill]) {
      part.start(from);
      part.stop(from + BLAST_SECONDS);
    }
  }
}

function cheer(context: AudioContext, buffer: AudioBuffer, loudness: number): void {
  const now = context.currentTime;
  const source = new AudioBufferSourceNode(context, { buffer });
  const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: 850, Q: 0.6 });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(loudness, now + 0.15);
  volume.gain.exponentialRampToValueAtTime(0.001, now + CHEER_SECONDS);
  source.connect(filter).connect(volume).connect(context.destination);
  source.start();
}

function noiseOf(context: AudioContext): AudioBuffer {
  const length = context.sampleRate * CHEER_SECONDS;
  const buffer = context.createBuffer(1, length, context.sampleRate);
  const samples = buffer.getChannelData(0);
  const random = xoroshiro128plus(SEED);
  for (let at = 0; at < length; at += 1) samples[at] = random.next() / 0x80000000;
  return buffer;
}
