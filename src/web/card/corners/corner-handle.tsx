import { useTranslation } from "react-i18next";
import type { KeyboardEvent, PointerEvent } from "react";
import type { Corner } from "#game/card/face/corners.ts";
import type { CORNER_NAMES } from "./card-frame.ts";

/** How far an arrow key moves a corner, as a share of the photo; with Shift, STRIDE. */
const STEP = 0.005;
const STRIDE = 0.05;

const ARROWS: Readonly<Record<string, Corner>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface CornerHandleProps {
  readonly name: (typeof CORNER_NAMES)[number];
  readonly corner: Corner;
  readonly onMove: (corner: Corner) => void;
  readonly onHold: (isHeld: boolean) => void;
}

/** One corner: dragged by mouse or finger, or moved with the arrow keys. */
export function CornerHandle({ name, corner, onMove, onHold }: CornerHandleProps) {
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
