import { useTranslation } from "react-i18next";
import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import type { Corner, Corners } from "#game/card/face/corners.ts";
import { BlobPicture } from "#web/card/photo/blob-picture.tsx";
import { type CardFrame, CORNER_NAMES, moveCorner } from "./card-frame.ts";

interface CornerStageProps {
  readonly file: File;
  readonly frame: CardFrame;
  readonly onCornersChange: (corners: Corners) => void;
}

/** The photo with a handle on each corner of the card; a magnifier shows the corner that is being moved. */
export function CornerStage({ file, frame, onCornersChange }: CornerStageProps) {
  const { t } = useTranslation("upload");
  const picture = useRef<HTMLImageElement>(null);
  const [held, setHeld] = useState<number | null>(null);
  const { corners, photo } = frame;
  const heldCorner = held === null ? undefined : corners[held];
  return (
    <div className="corner-stage">
      <div
        className="corner-photo"
        style={{ aspectRatio: `${photo.width} / ${photo.height}`, width: widthOnStage(photo) }}
      >
        <BlobPicture
          blob={file}
          picture={picture}
          alt={t("photo.preview")}
          className="size-full rounded-control"
        />
        <Outline corners={corners} />
        {CORNER_NAMES.map((name, at) => (
          <CornerHandle
            key={name}
            name={name}
            corner={corners[at] ?? corners[0]}
            onMove={({ x, y }) => onCornersChange(moveCorner(corners, at, x, y))}
            onHold={(isHeld) => setHeld(isHeld ? at : null)}
          />
        ))}
        {heldCorner && <CornerLoupe picture={picture} corner={heldCorner} />}
      </div>
    </div>
  );
}

/** The card's outline with its top edge marked, and everything beside it dimmed. */
function Outline({ corners }: { readonly corners: Corners }) {
  const [a, b, c, d] = corners.map(({ x, y }) => `${x} ${y}`);
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className="corner-outline">
      <path className="corner-dim" fillRule="evenodd" d={`M0 0H1V1H0ZM${a}L${b}L${c}L${d}Z`} />
      <path className="corner-edge" d={`M${a}L${b}L${c}L${d}Z`} />
      <path className="corner-top" d={`M${a}L${b}`} />
    </svg>
  );
}

/** As wide as there is room, and not higher than the stage. */
function widthOnStage({ width, height }: CardFrame["photo"]): string {
  return `min(100%, ${(24 * width) / height}rem)`;
}

/** How far an arrow key moves a corner, as a share of the photo; with Shift, STRIDE. */
const STEP = 0.005;
const STRIDE = 0.05;

const ARROWS: Readonly<Record<string, Corner>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface CornerHandleProps {
  readonly name: (typeof CORNER_NAMES)[number];
  readonly corner: Corner;
  readonly onMove: (corner: Corner) => void;
  readonly onHold: (isHeld: boolean) => void;
}

/** One corner: dragged by mouse or finger, or moved with the arrow keys. */
function CornerHandle({ name, corner, onMove, onHold }: CornerHandleProps) {
  const { t } = useTranslation("upload");
  const { x, y } = corner;
  const drag = (down: PointerEvent<HTMLElement>) => {
    const box = down.currentTarget.parentElement?.getBoundingClientRect();
    if (!box) return;
    followPointer(down, (across, below) => onMove({ x: x + across / box.width, y: y + below / box.height }));
  };
  const press = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (arrow === undefined) return;
    event.preventDefault();
    const step = event.shiftKey ? STRIDE : STEP;
    onMove({ x: x + arrow.x * step, y: y + arrow.y * step });
  };
  return (
    <span
      // A range input moves in one direction only.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={t(`corners.name.${name}`)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(100 * x)}
      aria-valuetext={t("corners.place", { across: tenths(x), down: tenths(y) })}
      className="corner-handle"
      style={{ left: `${100 * x}%`, top: `${100 * y}%` }}
      onPointerDown={drag}
      onKeyDown={press}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    />
  );
}

function tenths(share: number): number {
  return Math.round(1000 * share) / 10;
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

/** How much larger than on the page. */
const ZOOM = 3;
/** The magnifier's side in pixels, drawn twice as fine. */
const SIDE = 104;
const FINENESS = 2;
/** Between a corner and the magnifier's centre, in pixels: clear of a finger. */
const AWAY = 92;

interface CornerLoupeProps {
  readonly picture: RefObject<HTMLImageElement | null>;
  readonly corner: Corner;
}

/** A round magnifier above the corner that is being moved, or below it at the photo's top. */
function CornerLoupe({ picture, corner }: CornerLoupeProps) {
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
