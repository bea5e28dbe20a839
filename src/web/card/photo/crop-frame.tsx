import { type PointerEvent, useEffect, useRef } from "react";
import { type Crop, type Edge, moveEdge, moveFrame, NO_CROP, type PhotoEdit } from "./crop.ts";
import { drawPhoto, turnedSize } from "./draw-photo.ts";

/** In pixels: enough for the sharpest phone screen; the photo can be much larger. */
const SHOWN_SIDE = 1200;

/** The corners and edges to drag; an empty list drags the whole frame. */
const grips: readonly (readonly Edge[])[] = [
  ["left"],
  ["top"],
  ["right"],
  ["bottom"],
  ["left", "top"],
  ["top", "right"],
  ["right", "bottom"],
  ["bottom", "left"],
];

export interface CropFrameProps {
  readonly picture: ImageBitmap;
  readonly edit: PhotoEdit;
  readonly onCrop: (crop: Crop) => void;
}

/** The rotated picture with a draggable frame around the part to keep; the sliders do the same by keyboard. */
export function CropFrame({ picture, edit, onCrop }: CropFrameProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { turns, crop } = edit;
  const { width, height } = turnedSize(picture, turns);
  useEffect(() => {
    if (canvas.current) drawPhoto(canvas.current, picture, { turns, crop: NO_CROP }, SHOWN_SIDE);
  }, [picture, turns]);

  const drag = (held: readonly Edge[]) => ({
    onPointerDown: (down: PointerEvent<HTMLElement>) => {
      const area = canvas.current?.getBoundingClientRect();
      if (!area) return;
      down.preventDefault();
      down.stopPropagation();
      followPointer(down, (across, below) => {
        onCrop(dragged(crop, held, (100 * across) / area.width, (100 * below) / area.height));
      });
    },
  });

  return (
    <div className="crop-stage">
      <div
        className="relative"
        style={{ aspectRatio: `${width} / ${height}`, width: `min(100%, ${(22 * width) / height}rem)` }}
      >
        <canvas ref={canvas} className="size-full rounded-control" />
        <div
          aria-hidden="true"
          className="crop-frame"
          style={{
            inset: `${crop.top}% ${crop.right}% ${crop.bottom}% ${crop.left}%`,
          }}
          {...drag([])}
        >
          {grips.map((held) => (
            <span key={held.join("-")} className="crop-grip" data-at={held.join(" ")} {...drag(held)} />
          ))}
        </div>
      </div>
    </div>
  );
}

function dragged(crop: Crop, held: readonly Edge[], across: number, down: number): Crop {
  if (held.length === 0) return moveFrame(crop, across, down);
  const by: Crop = { left: across, right: -across, top: down, bottom: -down };
  return held.reduce((next, edge) => moveEdge(next, edge, crop[edge] + by[edge]), crop);
}

/** Calls back with the distance dragged in pixels, until the pointer is released. */
function followPointer(
  { currentTarget, clientX, clientY, pointerId }: PointerEvent<HTMLElement>,
  onMove: (across: number, down: number) => void,
): void {
  const stop = new AbortController();
  const { signal } = stop;
  const target: HTMLElement = currentTarget;
  target.setPointerCapture(pointerId);
  target.addEventListener(
    "pointermove",
    (event) => onMove(event.clientX - clientX, event.clientY - clientY),
    { signal },
  );
  for (const end of ["pointerup", "pointercancel"] as const) {
    target.addEventListener(end, () => stop.abort(), { signal });
  }
}
