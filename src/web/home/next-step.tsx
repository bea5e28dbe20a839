import { Link } from "#web/ui/action/link.tsx";
import { Shirt, Swords } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { classNames } from "#web/ui/class-names.ts";
import { focusOnArrival } from "#web/ui/focus-on-arrival.ts";
import { BaseCardsButton } from "#web/card/base-cards-button.tsx";

export interface NextStepProps {
  /** Null while it is not known. */
  readonly ownsCards: boolean | null;
  readonly hasActiveTeam: boolean | null;
  readonly hasPlayed: boolean;
  /** The reads behind the unknown ones failed. */
  readonly hasFailed: boolean;
}

const LARGE = buttonClass({ size: "large" });

/** The next thing to do: newcomers get cards, then build a team, then play. */
export function NextStep({ ownsCards, hasActiveTeam, hasPlayed, hasFailed }: NextStepProps) {
  const { t } = useTranslation("home");
  const [hasJustClaimed, setHasJustClaimed] = useState(false);
  if (hasPlayed || hasActiveTeam === true || hasFailed) {
    return (
      <Link to="/matches/new" search={{}} className={LARGE}>
        <Swords aria-hidden="true" />
        {t("playMatch")}
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
        {t("buildTeam")}
      </Link>
    );
  }
  // As high as the button to come.
  return <span aria-hidden="true" className={classNames(LARGE, "invisible")} />;
}
