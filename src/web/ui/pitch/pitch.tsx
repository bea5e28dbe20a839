import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { PitchLines } from "./pitch-lines.tsx";

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
  return (
    <section
      aria-label={label}
      className={classNames("pitch", playersPerSide === 11 && "pitch-eleven", className)}
    >
      <PitchLines />
      {hasFormation ? children : <p className="pitch-placeholder">Select a formation to view positions</p>}
    </section>
  );
}
