import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import { PITCH_GOALS, PITCH_LINES } from "./pitch-line-paths.ts";

export interface PitchProps {
  /** What is shown: "2-1-1, your team". */
  readonly label: string;
  /** The slots, as `<PitchSlot>`s; without any the pitch asks for a formation (spec §2, Team Builder). */
  readonly children?: ReactNode;
  readonly hasFormation: boolean;
  /** How many stand on it: eleven get smaller places than five. */
  readonly playersPerSide?: 5 | 11 | undefined;
  readonly className?: string | undefined;
}

/** A chalk-lined pitch that puts each slot at its percent coordinates. The own goal is at the bottom. */
export function Pitch({ label, children, hasFormation, playersPerSide = 5, className }: PitchProps) {
  const { t } = useTranslation("ui");
  return (
    <section
      aria-label={label}
      className={classNames("pitch", playersPerSide === 11 && "pitch-eleven", className)}
    >
      <PitchLines />
      {hasFormation ? children : <p className="pitch-placeholder">{t("pitch.selectFormation")}</p>}
    </section>
  );
}

/** The lines of a five-a-side pitch, seen from above in a 100 × 160 box: goals at both ends, areas that are half circles. */
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
