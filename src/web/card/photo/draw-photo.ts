import type { PhotoEdit } from "./crop.ts";

/** Some phones draw nothing on a larger canvas. */
const MOST_PIXELS = 16_000_000;
const JPEG_QUALITY = 0.92;

/** The picture in a file, upright. @throws if the browser can't decode it. */
export function decodePhoto(file: Blob): Promise<ImageBitmap> {
  return createImageBitmap(file, { imageOrientation: "from-image" });
}

/** Width and height of a picture after its turns. */
export function turnedSize(picture: ImageBitmap, turns: number): { width: number; height: number } {
  const { width, height } = picture;
  return turns % 2 === 0 ? { width, height } : { width: height, height: width };
}

/** Draws an edited picture, its longer side at most `longestSide` pixels and never enlarged. */
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
 * The edited photo as a JPEG file.
 * @throws Error if the browser can't decode or encode it.
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
