import { useId } from "react";
import type { Shape } from "#game/card/drawing/shape.ts";

export interface DrawingProps {
  readonly box: { readonly width: number; readonly height: number };
  readonly shapes: readonly Shape[];
  /** The path that clips the shapes which ask for it. */
  readonly clip?: string | undefined;
  /** As SVG's `preserveAspectRatio`. */
  readonly fit: string;
  readonly className: string;
}

/** Shapes as an SVG element. Pure decoration. */
export function Drawing({ box, shapes, clip, fit, className }: DrawingProps) {
  const id = useId();
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      preserveAspectRatio={fit}
      aria-hidden="true"
      className={className}
    >
      {clip !== undefined && (
        <clipPath id={id}>
          <path d={clip} />
        </clipPath>
      )}
      {shapes.map(({ d, fill, opacity, isClipped = false }) => (
        <path key={d} d={d} fill={fill} opacity={opacity} clipPath={isClipped ? `url(#${id})` : undefined} />
      ))}
    </svg>
  );
}
