import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#contract/languages.ts";
import type { Deps } from "#server/deps.ts";
import { makeTurns, PROCESSES, type WorkerTask } from "#server/platform/worker/worker-pool.ts";
import type { Drawing } from "./draw-picture.ts";
import type { Picture } from "./picture.ts";

/** The store's folder of drawn pictures. */
export const PICTURES_FOLDER = "share-pictures";

const drawing: WorkerTask<Drawing, Uint8Array> = {
  file: new URL("./draw-picture.ts", import.meta.url),
  name: "drawPicture",
  mostWaiting: 20,
};

/** The folder of a link's picture in a language: it never has more than the latest. */
export function pictureFolder(token: string, language: Language): string {
  return `${PICTURES_FOLDER}/${token}-${language}`;
}

/** Which picture of which link. */
export interface PictureAsked {
  /** Whose share it is. */
  readonly userId: string;
  readonly token: string;
  readonly language: Language;
  readonly picture: Picture;
}

/**
 * Gives pictures, each drawn once for as long as it shows the same, however many people ask at once. They are drawn in
 * the pool, where all of them together have one turn: everybody may ask for pictures, and uploads mustn't wait for them.
 * Among themselves, each user's have theirs.
 *
 * @param webDir the built pages, which have the font; null: the machine's own font
 * @returns a function that throws WorkersBusyError if too many pictures of this user are waiting
 */
export function pictureStore(
  { files, workers }: Pick<Deps, "files" | "workers">,
  webDir: string | null,
): (asked: PictureAsked) => Promise<Uint8Array> {
  const underWay = new Map<string, Promise<Uint8Array>>();
  const turns = makeTurns((next: Drawing) => workers.run(drawing, next, "shares"), PROCESSES);
  const file = webDir === null ? null : join(webDir, "preview-face.ttf");
  const font = file !== null && existsSync(file) ? file : null;

  async function draw(key: string, { userId, token, language, picture }: PictureAsked): Promise<Uint8Array> {
    const folder = pictureFolder(token, language);
    const face = picture.face === null ? null : await files.readBytes(picture.face);
    const image = await turns.take(userId, { picture, face, font }, drawing);
    await files.removeFolder(folder);
    await files.write(key, image, "image/jpeg");
    return image;
  }

  return async (asked) => {
    const key = `${pictureFolder(asked.token, asked.language)}/${hashOf(asked.picture)}.jpg`;
    const stored = await files.readBytes(key);
    if (stored !== null) return stored;
    const drawn = underWay.get(key) ?? draw(key, asked).finally(() => underWay.delete(key));
    underWay.set(key, drawn);
    return drawn;
  };
}

function hashOf(picture: Picture): string {
  return createHash("sha256").update(JSON.stringify(picture)).digest("hex").slice(0, 32);
}
