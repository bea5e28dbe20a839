import { sharp } from "#server/card/photo/sharp.ts";
import { type TakenFace, writeFaceBeside } from "#server/card/photo/prepare-photo.ts";
import { makeFace } from "./make-face.ts";

/** The work of a child process: makes the face of a stored photo (WebP, upright), and writes it next to the file. */
export async function prepareFace(path: string): Promise<TakenFace> {
  const { data, info } = await sharp(path).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return writeFaceBeside(path, await makeFace({ data, width: info.width, height: info.height }, null));
}
