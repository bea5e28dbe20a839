import type { Clock } from "#server/platform/clock.ts";

/** The game's time in the format of answers. Requests in the same millisecond share the text. */
export function timeTeller(clock: Clock): () => string {
  let instant = Number.NaN;
  let text = "";
  return () => {
    const now = clock.now();
    if (now !== instant) {
      instant = now;
      text = new Date(now).toISOString();
    }
    return text;
  };
}
