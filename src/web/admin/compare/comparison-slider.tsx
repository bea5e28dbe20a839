import { useTranslation } from "react-i18next";
import { type CSSProperties, useState } from "react";

/** A picture to compare. */
export interface ComparedPicture {
  readonly src: string;
  /** A blurred miniature behind it while it loads. */
  readonly placeholder?: string | undefined;
  /** What it is: "This card", "Look-alike: Bukayo Saka". */
  readonly label: string;
}

export interface ComparisonSliderProps {
  readonly left: ComparedPicture;
  readonly right: ComparedPicture;
  /** Width by height of both. */
  readonly ratio: string;
}

/** Where the slider starts: as much of one picture as of the other. */
const MIDDLE = 50;

/**
 * Two pictures in the same place, with a line to move between them: left of it one, right of it the other. The line is
 * a range input, so mouse, touch and keyboard all move it.
 */
export function ComparisonSlider({ left, right, ratio }: ComparisonSliderProps) {
  const { t } = useTranslation("admin");
  const [at, setAt] = useState(MIDDLE);
  return (
    <figure className="grid gap-2">
      <div className="compare" style={{ "--compare-at": `${at}%`, aspectRatio: ratio } as CSSProperties}>
        <img src={right.src} alt={right.label} className="compare-picture" style={behind(right)} />
        <img src={left.src} alt={left.label} className="compare-picture compare-over" style={behind(left)} />
        <span aria-hidden="true" className="compare-line" />
        <input
          type="range"
          min={0}
          max={100}
          value={at}
          onChange={(event) => setAt(Number(event.target.value))}
          aria-label={t("compare.slider")}
          aria-valuetext={t("compare.at", { share: at / 100, left: left.label })}
          className="compare-range"
        />
      </div>
      <figcaption className="flex justify-between gap-4 text-sm text-ink-muted" aria-hidden="true">
        <span>{left.label}</span>
        <span>{right.label}</span>
      </figcaption>
    </figure>
  );
}

function behind({ placeholder }: ComparedPicture): CSSProperties {
  return placeholder === undefined ? {} : { background: `url(${placeholder}) center / cover no-repeat` };
}
