import { useTranslation } from "react-i18next";
import { Minus, Plus } from "lucide-react";
import { type MouseEvent, useLayoutEffect, useRef, useState } from "react";
import type { PhotoView } from "#contract/card/card.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { useShortcuts } from "#web/admin/shortcuts.ts";

const ZOOMS = [1, 1.5, 2.5, 4] as const;
/** The zoom step of a press on the photo. */
const PRESS_ZOOM = 2;

interface Aim {
  /** Index in ZOOMS. */
  readonly step: number;
  /** The point of the photo at the centre, as fractions of its width and height. */
  readonly x: number;
  readonly y: number;
}

const WHOLE: Aim = { step: 0, x: 0.5, y: 0.5 };

export interface ZoomablePhotoProps {
  readonly photo: PhotoView;
  readonly alt: string;
}

/** A photo to inspect: a press zooms in on that point; buttons and keys zoom too. */
export function ZoomablePhoto({ photo, alt }: ZoomablePhotoProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [aim, setAim] = useState<Aim>(WHOLE);
  const zoom = ZOOMS[aim.step] ?? 1;
  useLayoutEffect(() => {
    const element = stage.current;
    if (!element) return;
    element.scrollTo({
      left: aim.x * element.scrollWidth - element.clientWidth / 2,
      top: aim.y * element.scrollHeight - element.clientHeight / 2,
    });
  }, [aim]);

  const step = (by: number) =>
    setAim({ ...aim, step: Math.min(ZOOMS.length - 1, Math.max(0, aim.step + by)) });
  const press = (event: MouseEvent<HTMLImageElement>) => {
    const area = event.currentTarget.getBoundingClientRect();
    const x = (event.clientX - area.left) / area.width;
    const y = (event.clientY - area.top) / area.height;
    setAim(aim.step === 0 ? { step: PRESS_ZOOM, x, y } : WHOLE);
  };
  useShortcuts({ "+": () => step(1), "=": () => step(1), "-": () => step(-1) });

  return (
    <div className="relative overflow-clip rounded-panel border border-line">
      {/* Its content scrolls, so it must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={stage} className="zoom-stage" tabIndex={0}>
        {/* By keyboard, the buttons below do the same. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
        <img
          src={photo.large}
          alt={alt}
          width={photo.width}
          height={photo.height}
          data-is-zoomed={aim.step > 0 || undefined}
          onClick={press}
          className="zoom-photo object-contain"
          style={{
            width: `${100 * zoom}%`,
            height: `${100 * zoom}%`,
            background: `url(${photo.placeholder}) center / contain no-repeat`,
          }}
        />
      </div>
      <ZoomButtons step={aim.step} onStep={step} />
    </div>
  );
}

interface ZoomButtonsProps {
  readonly step: number;
  readonly onStep: (by: 1 | -1) => void;
}

function ZoomButtons({ step, onStep }: ZoomButtonsProps) {
  const { t } = useTranslation("admin");
  return (
    <div className="absolute right-3 bottom-3 flex gap-2">
      <IconButton
        label={t("review.zoomOut")}
        variant="secondary"
        icon={<Minus aria-hidden="true" />}
        disabled={step === 0}
        onClick={() => onStep(-1)}
      />
      <IconButton
        label={t("review.zoomIn")}
        variant="secondary"
        icon={<Plus aria-hidden="true" />}
        disabled={step === ZOOMS.length - 1}
        onClick={() => onStep(1)}
      />
    </div>
  );
}
