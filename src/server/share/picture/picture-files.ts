import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "#contract/languages.ts";
import type { Deps } from "#server/deps.ts";
import type { WorkerTask } from "#server/platform/worker/worker-pool.ts";
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
  readonly token: string;
  readonly language: Language;
  readonly picture: Picture;
}

/**
 * Gives pictures, each drawn once for as long as it shows the same, however many people ask at once. They are drawn in
 * the pool, by one process at a time among those of this server.
 *
 * @param webDir the built pages, which have the font; null: the machine's own font
 * @returns a function that throws WorkersBusyError if too many pictures are waiting
 */
export function pictureStore(
  { files, workers }: Pick<Deps, "files" | "workers">,
  webDir: string | null,
): (asked: PictureAsked) => Promise<Uint8Array> {
  const underWay = new Map<string, Promise<Uint8Array>>();
  const file = webDir === null ? null : join(webDir, "preview-face.ttf");
  const font = file !== null && existsSync(file) ? file : null;

  async function draw(key: string, folder: string, picture: Picture): Promise<Uint8Array> {
    const face = picture.face === null ? null : await files.readBytes(picture.face);
    const image = await workers.run(drawing, { picture, face, font }, "shares");
    await files.removeFolder(folder);
    await files.write(key, image, "image/jpeg");
    return image;
  }

  return async ({ token, language, picture }) => {
    const folder = pictureFolder(token, language);
    const key = `${folder}/${hashOf(picture)}.jpg`;
    const stored = await files.readBytes(key);
    if (stored !== null) return stored;
    const drawn = underWay.get(key) ?? draw(key, folder, picture).finally(() => underWay.delete(key));
    underWay.set(key, drawn);
    return drawn;
  };
}

function hashOf(picture: Picture): string {
  return createHash("sha256").update(JSON.stringify(picture)).digest("hex").slice(0, 32);
}
