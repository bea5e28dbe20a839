import { keptOpen } from "#server/platform/worker/kept-open.ts";
import type { NamedMiniature } from "./pixel-tasks.ts";

/** What stands on a photo. */
export interface PhotoReading {
  /** The texts of its QR codes. */
  readonly qrTexts: readonly string[];
  /** What can be read, in lines. */
  readonly text: string;
}

/** Reads photos in threads of its own, which end when nothing has been read for a while. */
export interface PhotoReader {
  /** @param photo WebP, upright. */
  read(photo: Uint8Array): Promise<PhotoReading>;
  /** The likeness (0–1) of a miniature to each of others, by their names. */
  compare(own: Uint8Array, others: readonly NamedMiniature[]): Promise<Record<string, number>>;
  close(): Promise<void>;
}

/** Threads and the reader's language take about 200 MB; starting them takes half a second. */
const IDLE_MS = 60_000;

/** Nothing is loaded or started before the first photo is read. */
export function makePhotoReader(): PhotoReader {
  const pixels = keptOpen({
    idleMs: IDLE_MS,
    open: async () => (await import("./start-pixel-thread.ts")).startPixelThread(),
  });
  const texts = keptOpen({
    idleMs: IDLE_MS,
    open: async () => (await import("./start-text-reader.ts")).startTextReader(),
  });
  return {
    async read(photo) {
      const { fullPicture, greyPicture, upright } = await import("./prepare-pictures.ts");
      const { qrTexts, turns } = await pixels.use(async (thread) => ({
        qrTexts: await thread.readQrCodes(await fullPicture(photo)),
        turns: await thread.findTurns(await greyPicture(photo)),
      }));
      const lines: string[] = [];
      // A picture without straight edges is read as it is.
      for (const turn of turns.length === 0 ? [0] : turns) {
        const picture = await upright(photo, turn);
        lines.push(await texts.use((reader) => reader.read(picture)));
      }
      return { qrTexts, text: lines.join("\n").trim() };
    },
    compare: (own, others) => pixels.use((thread) => thread.compare(own, others)),
    async close() {
      await Promise.all([pixels.close(), texts.close()]);
    },
  };
}
