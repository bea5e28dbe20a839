import "./corners.css";
import { useTranslation } from "react-i18next";
import { RotateCcw, RotateCw, ScanSearch } from "lucide-react";
import { useEffect, useRef } from "react";
import { type Corners, faceHeight, faceWidth, SMALL_FACE_HEIGHT } from "#game/card/face/corners.ts";
import { Button } from "#web/ui/action/button.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { type CardFrame, findFrame, turnCard } from "./card-frame.ts";
import { CornerStage } from "./corner-stage.tsx";
import type { OpenedPhoto } from "./open-photo.ts";

interface CornerEditorProps {
  readonly file: File;
  readonly opened: OpenedPhoto;
  readonly frame: CardFrame;
  readonly onFrameChange: (frame: CardFrame) => void;
}

/** A photo with its card's four corners to move, and the card as it will look. */
export function CornerEditor({ file, opened, frame, onFrameChange }: CornerEditorProps) {
  const { t } = useTranslation("upload");
  const turn = (direction: "left" | "right") =>
    onFrameChange({ ...frame, corners: turnCard(frame.corners, direction) });
  // Fails only if the photo was closed in between.
  const lookAgain = () => void findFrame(opened).then(onFrameChange, () => undefined);
  const height = faceHeight(frame.photo, frame.corners);
  return (
    <div className="corner-editor">
      <p className="text-sm text-ink-muted [grid-area:about]">
        <output className="font-semibold text-ink">
          {frame.isFound ? t("corners.found") : t("corners.notFound")}
        </output>{" "}
        {t("corners.help")} <span className="pointer-coarse:hidden">{t("corners.keys")}</span>
      </p>
      <CornerStage
        file={file}
        frame={frame}
        onCornersChange={(corners) => onFrameChange({ ...frame, corners })}
      />
      <div className="corner-side">
        <FacePreview opened={opened} corners={frame.corners} />
        <div className="flex flex-wrap justify-center gap-2">
          <IconButton
            label={t("corners.turnLeft")}
            variant="secondary"
            icon={<RotateCcw aria-hidden="true" />}
            onClick={() => turn("left")}
          />
          <IconButton
            label={t("corners.turnRight")}
            variant="secondary"
            icon={<RotateCw aria-hidden="true" />}
            onClick={() => turn("right")}
          />
          <Button variant="ghost" size="small" icon={<ScanSearch aria-hidden="true" />} onClick={lookAgain}>
            {t("corners.again")}
          </Button>
        </div>
      </div>
      {height < SMALL_FACE_HEIGHT && (
        <div className="[grid-area:advice]">
          <Notice tone="warning" title={t("corners.small")}>
            {t("corners.smallText", { height })}
          </Notice>
        </div>
      )}
    </div>
  );
}

/** In pixels: sharp on any screen at the size it is shown. */
const HEIGHT = 420;

interface FacePreviewProps {
  readonly opened: OpenedPhoto;
  readonly corners: Corners;
}

/** The card straightened, drawn again while its corners move. */
function FacePreview({ opened, corners }: FacePreviewProps) {
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
