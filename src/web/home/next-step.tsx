import { Link } from "#web/ui/action/link.tsx";
import { Shirt, Swords } from "lucide-react";
import { useState } from "react";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { classNames } from "#web/ui/class-names.ts";
import { focusOnArrival } from "#web/ui/focus-on-arrival.ts";
import { BaseCardsButton } from "#web/card/base-cards-button.tsx";

export interface NextStepProps {
  /** Null while it is not known. */
  readonly ownsCards: boolean | null;
  readonly hasActiveTeam: boolean | null;
  readonly hasPlayed: boolean;
  /** What is not known could not be asked for. */
  readonly hasFailed: boolean;
}

const LARGE = buttonClass({ size: "large" });

/** The one thing to do now: who is new gets cards and builds a team before there is a match to play. */
export function NextStep({ ownsCards, hasActiveTeam, hasPlayed, hasFailed }: NextStepProps) {
  const [hasJustClaimed, setHasJustClaimed] = useState(false);
  if (hasPlayed || hasActiveTeam === true || hasFailed) {
    return (
      <Link to="/matches/new" search={{}} className={LARGE}>
        <Swords aria-hidden="true" />
        Play a Match
      </Link>
    );
  }
  if (ownsCards === false) return <BaseCardsButton size="large" onClaimed={() => setHasJustClaimed(true)} />;
  if (ownsCards === true && hasActiveTeam === false) {
    return (
      <Link
        ref={hasJustClaimed ? focusOnArrival : undefined}
        to="/team-builder"
        search={{}}
        className={LARGE}
      >
        <Shirt aria-hidden="true" />
        Build Your Team
      </Link>
    );
  }
  // As high as what will stand here.
  return <span aria-hidden="true" className={classNames(LARGE, "invisible")} />;
}
