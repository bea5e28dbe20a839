import { type RefObject, useLayoutEffect, useRef } from "react";
import type { Corner } from "#game/card/face/corners.ts";

/** How much larger than on the page. */
const ZOOM = 3;
/** The magnifier's side in pixels, drawn twice as fine. */
const SIDE = 104;
const FINENESS = 2;
/** Between a corner and the magnifier's centre, in pixels: clear of a finger. */
const AWAY = 92;

export interface CornerLoupeProps {
  readonly picture: RefObject<HTMLImageElement | null>;
  readonly corner: Corner;
}

/** A round magnifier above the corner that is being moved, or below it at the photo's top. */
export function CornerLoupe({ picture, corner }: CornerLoupeProps) {
  const loupe = useRef<HTMLSpanElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const { current: photo } = picture;
    if (!loupe.current || !canvas.current || !photo) return;
    const { clientWidth: width, clientHeight: height } = photo;
    const radius = SIDE / 2;
    const x = Math.min(width - radius, Math.max(radius, corner.x * width));
    const above = corner.y * height - AWAY;
    const y = above < radius ? corner.y * height + AWAY : above;
    loupe.current.style.translate = `${x - radius}px ${y - radius}px`;
    magnify(canvas.current, photo, corner);
  });
  return (
    <span ref={loupe} aria-hidden="true" className="corner-loupe">
      <canvas ref={canvas} width={SIDE * FINENESS} height={SIDE * FINENESS} className="size-full" />
    </span>
  );
}

/** Draws the photo around a corner. */
function magnify(canvas: HTMLCanvasElement, photo: HTMLImageElement, { x, y }: Corner): void {
  const context = canvas.getContext("2d");
  if (context === null || photo.naturalWidth === 0) return;
  // Pixels of the photo that the magnifier shows.
  const shown = ((SIDE / ZOOM) * photo.naturalWidth) / photo.clientWidth;
  const [left, top] = [x * photo.naturalWidth - shown / 2, y * photo.naturalHeight - shown / 2];
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.drawImage(photo, left, top, shown, shown, 0, 0, canvas.width, canvas.height);
}
