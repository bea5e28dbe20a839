import { useTranslation } from "react-i18next";
import { useRef, useState } from "react";
import type { Corners } from "#game/card/face/corners.ts";
import { BlobPicture } from "#web/card/photo/blob-picture.tsx";
import { type CardFrame, CORNER_NAMES, moveCorner } from "./card-frame.ts";
import { CornerHandle } from "./corner-handle.tsx";
import { CornerLoupe } from "./corner-loupe.tsx";

export interface CornerStageProps {
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
