import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import { PITCH_GOALS, PITCH_LINES } from "./pitch-line-paths.ts";

export interface PitchProps {
  /** What is shown: "2-1-1, your team". */
  readonly label: string;
  /** The slots, as `<PitchSlot>`s; without a formation the pitch asks for one (spec §2, Team Builder). */
  readonly children?: ReactNode;
  readonly hasFormation: boolean;
  /** Eleven players get smaller places than five. */
  readonly playersPerSide: 5 | 11;
}

/** A pitch with chalk lines and slots at percent coordinates. The team's own goal is at the bottom. */
export function Pitch({ label, children, hasFormation, playersPerSide }: PitchProps) {
  const { t } = useTranslation("ui");
  return (
    <section aria-label={label} className={classNames("pitch", playersPerSide === 11 && "pitch-eleven")}>
      <PitchLines />
      {hasFormation ? children : <p className="pitch-placeholder">{t("pitch.selectFormation")}</p>}
    </section>
  );
}

/** The lines of a five-a-side pitch in a 100 × 160 box, with goals at both ends. */
function PitchLines() {
  return (
    <svg viewBox="0 0 100 160" preserveAspectRatio="none" aria-hidden="true" className="pitch-lines">
      <g fill="none" stroke="currentColor" strokeLinecap="round">
        <path d={PITCH_LINES} strokeWidth="1.6" opacity="0.16" />
        <path d={PITCH_LINES} strokeWidth="0.65" opacity="0.8" />
        <path d={PITCH_GOALS} strokeWidth="1" />
      </g>
      <g fill="currentColor">
        <circle cx="50" cy="80" r="0.9" />
        <circle cx="50" cy="22" r="0.9" />
        <circle cx="50" cy="138" r="0.9" />
      </g>
    </svg>
  );
}
