import { hasBezel } from "#game/card/evidence/bezel.ts";
import { hasMoire } from "#game/card/evidence/moire.ts";
import { sharp } from "#server/card/photo/sharp.ts";

/** What a photo looks like, apart from what can be read on it. */
export interface PhotoExamination {
  readonly isOfScreen: boolean;
}

/** The work of a child process: looks for signs of a screen on the photo at a path (upright), in half a second. */
export async function examinePhoto(path: string): Promise<PhotoExamination> {
  const { data, info } = await sharp(path).greyscale().raw().toBuffer({ resolveWithObject: true });
  const photo = { pixels: data, width: info.width, height: info.height };
  return { isOfScreen: hasBezel(photo) || hasMoire(photo) };
}
