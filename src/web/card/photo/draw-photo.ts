import type { PhotoEdit } from "./crop.ts";

/** A canvas larger than this stays empty on some phones. */
const MOST_PIXELS = 16_000_000;
const JPEG_QUALITY = 0.92;

/** The picture in a file, upright as its camera held it. Throws where the browser cannot decode it. */
export function decodePhoto(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: "from-image" });
}

/** Width and height of a picture after its turns. */
export function turnedSize(picture: ImageBitmap, turns: number): { width: number; height: number } {
  const { width, height } = picture;
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Draws what an edit leaves of a picture, at most `longestSide` long and as sharp as the picture itself. */
export function drawPhoto(
  canvas: HTMLCanvasElement,
  picture: ImageBitmap,
  { turns, crop }: PhotoEdit,
  longestSide: number,
): void {
  const { width, height } = turnedSize(picture, turns);
  const keptWidth = (width * (100 - crop.left - crop.right)) / 100;
  const keptHeight = (height * (100 - crop.top - crop.bottom)) / 100;
  const scale = Math.min(
    1,
    longestSide / Math.max(keptWidth, keptHeight),
    Math.sqrt(MOST_PIXELS / (keptWidth * keptHeight)),
  );
  canvas.width = Math.max(1, Math.round(keptWidth * scale));
  canvas.height = Math.max(1, Math.round(keptHeight * scale));
  const context = canvas.getContext("2d");
  if (!context) return;
  context.imageSmoothingQuality = "high";
  context.scale(scale, scale);
  context.translate(width / 2 - (width * crop.left) / 100, height / 2 - (height * crop.top) / 100);
  context.rotate((turns * Math.PI) / 2);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}

/**
 * A photo as an edit leaves it, as JPEG.
 * @throws Error where the browser can decode or encode it not.
 */
export async function editPhoto(file: File, edit: PhotoEdit, longestSide = Infinity): Promise<File> {
  const picture = await decodePhoto(file);
  const canvas = document.createElement("canvas");
  drawPhoto(canvas, picture, edit, longestSide);
  picture.close();
  const blob = await new Promise<Blob | null>((settle) => {
    canvas.toBlob(settle, "image/jpeg", JPEG_QUALITY);
  });
  if (blob === null) throw new Error("This photo could not be drawn.");
  return new File([blob], `${file.name.replace(/\.\w+$/u, "")}.jpg`, { type: "image/jpeg" });
}
