import type { Pixels } from "#game/card/face/pixels.ts";
import { findCorners } from "#game/card/face/find-corners.ts";
import { straighten } from "#game/card/face/straighten.ts";
import type { PhotoAnswer, PhotoTask, PhotoWork, WorkName } from "./open-photo.ts";

/** The longer side of the picture that cards are found on and straightened from, in pixels: enough for any screen. */
const WORKING_SIDE = 1400;
const JPEG_QUALITY = 0.92;

interface OpenPhoto {
  readonly picture: ImageBitmap;
  /** The same, smaller. */
  readonly pixels: Pixels;
}

let photo: OpenPhoto | null = null;

type Works = {
  readonly [Name in WorkName]: (
    input: PhotoWork[Name]["takes"],
  ) => PhotoWork[Name]["answers"] | Promise<PhotoWork[Name]["answers"]>;
};

const works: Works = {
  open: async (file) => {
    const picture = await createImageBitmap(file, { imageOrientation: "from-image" });
    const { context, width, height } = drawn(picture, WORKING_SIDE);
    photo = { picture, pixels: context.getImageData(0, 0, width, height) };
    return { width: picture.width, height: picture.height };
  },
  find: () => findCorners(opened().pixels),
  straighten: ({ corners, width, height }) => straighten(opened().pixels, corners, width, height),
  face: ({ corners, width, height }) => {
    const { data } = straighten(opened().pixels, corners, width, height);
    const canvas = new OffscreenCanvas(width, height);
    contextOf(canvas).putImageData(new ImageData(new Uint8ClampedArray(data), width), 0, 0);
    return jpegOf(canvas);
  },
  shrink: (longestSide) => jpegOf(drawn(opened().picture, longestSide).canvas),
};

addEventListener("message", ({ data }: MessageEvent<PhotoTask>) => void answer(data));

async function answer({ id, name, input }: PhotoTask): Promise<void> {
  try {
    const work = works[name] as (given: typeof input) => unknown;
    reply({ id, isDone: true, value: await work(input) });
  } catch {
    reply({ id, isDone: false, value: null });
  }
}

function reply(message: PhotoAnswer): void {
  postMessage(message, { transfer: [] });
}

function opened(): OpenPhoto {
  if (photo === null) throw new Error("No photo is open.");
  return photo;
}

/** The picture on a canvas, its longer side at most this long and never enlarged. */
function drawn(picture: ImageBitmap, longestSide: number) {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = contextOf(canvas);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, 0, 0, width, height);
  return { canvas, context, width, height };
}

function contextOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("This browser can't draw.");
  return context;
}

function jpegOf(canvas: OffscreenCanvas): Promise<Blob> {
  return canvas.convertToBlob({ type: "image/jpeg", quality: JPEG_QUALITY });
}
