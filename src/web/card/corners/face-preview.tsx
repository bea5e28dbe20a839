import { useTranslation } from "react-i18next";
import { useEffect, useRef } from "react";
import type { Corners } from "#game/card/face/corners.ts";
import { faceWidth } from "#game/card/face/face-size.ts";
import type { OpenedPhoto } from "./open-photo.ts";

/** In pixels: sharp on any screen at the size it is shown. */
const HEIGHT = 420;

export interface FacePreviewProps {
  readonly opened: OpenedPhoto;
  readonly corners: Corners;
}

/** The card straightened, drawn again while its corners move. */
export function FacePreview({ opened, corners }: FacePreviewProps) {
  const { t } = useTranslation("upload");
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawing = useRef<{ isBusy: boolean; wanted: Corners | null }>({ isBusy: false, wanted: null });
  useEffect(() => {
    const state = drawing.current;
    // Corners move faster than a face is made: only the last ones count.
    const draw = async (wanted: Corners) => {
      state.wanted = wanted;
      if (state.isBusy) return;
      state.isBusy = true;
      while (state.wanted !== null) {
        const next: Corners = state.wanted;
        state.wanted = null;
        await drawFace(canvas.current, opened, next).catch(() => undefined);
      }
      state.isBusy = false;
    };
    void draw(corners);
  }, [opened, corners]);
  return (
    <canvas
      ref={canvas}
      // Drawn pixel by pixel, so no file.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={t("corners.preview")}
      width={faceWidth(HEIGHT)}
      height={HEIGHT}
      className="corner-face"
    />
  );
}

async function drawFace(canvas: HTMLCanvasElement | null, opened: OpenedPhoto, corners: Corners) {
  const size = { width: faceWidth(HEIGHT), height: HEIGHT };
  const { data } = await opened.ask("straighten", { corners, ...size });
  canvas?.getContext("2d")?.putImageData(new ImageData(new Uint8ClampedArray(data), size.width), 0, 0);
}
