import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { Radio, Shirt, Swords, Trophy } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { focusOnArrival } from "#web/ui/focus-on-arrival.ts";
import { BaseCardsButton } from "#web/card/base-cards-button.tsx";
import { ENTER_BUTTON_ID } from "#web/tournament/enter-tournament.tsx";
import { activeTournamentQuery, tournamentEntryQuery } from "#web/tournament/tournament-queries.ts";
import { FieldFiveButton } from "./field-five-button.tsx";

export interface NextStepProps {
  /** Null while unknown. */
  readonly ownsCards: boolean | null;
  readonly hasActiveTeam: boolean | null;
  readonly hasPlayed: boolean;
  /** Whether the reads for the unknown values failed. */
  readonly hasFailed: boolean;
}

const LARGE = buttonClass({ size: "large" });
const LARGE_SECONDARY = buttonClass({ size: "large", variant: "secondary" });

/** The next thing to do. Leads a new user from no cards to an entered team, always with an alternative. */
export function NextStep(props: NextStepProps) {
  if (props.hasPlayed || props.hasFailed) return <PlayMatch />;
  return (
    // As high from the start as its two buttons: stacked, in a row, and as wide beside the welcome.
    <div className="flex basis-full flex-wrap content-start items-start gap-3 max-sm:min-h-29 sm:min-h-13 xl:grow xl:basis-150 xl:justify-end">
      <FirstSteps {...props} />
    </div>
  );
}

/** What the last press did, which decides where the focus goes. */
type Done = "nothing" | "claimed" | "fielded";

function FirstSteps({ ownsCards, hasActiveTeam }: NextStepProps) {
  const { t } = useTranslation("home");
  const [done, setDone] = useState<Done>("nothing");
  if (hasActiveTeam === true) return <EnterOrPlay hasJustFielded={done === "fielded"} />;
  if (ownsCards === null || hasActiveTeam === null) return null;
  const fieldFive = <FieldFiveButton isClaiming={!ownsCards} onFielded={() => setDone("fielded")} />;
  if (!ownsCards) {
    return (
      <>
        {fieldFive}
        <BaseCardsButton size="large" variant="secondary" onClaimed={() => setDone("claimed")} />
      </>
    );
  }
  return (
    <>
      {fieldFive}
      <Link
        ref={done === "claimed" ? focusOnArrival : undefined}
        to="/team-builder"
        search={{}}
        className={LARGE_SECONDARY}
      >
        <Shirt aria-hidden="true" />
        {t("buildTeam")}
      </Link>
    </>
  );
}

/** A manager with five on the pitch enters the month's tournament first. */
function EnterOrPlay({ hasJustFielded }: { readonly hasJustFielded: boolean }) {
  const { t } = useTranslation("home");
  const tournament = useQuery(activeTournamentQuery);
  const id = tournament.data?.id;
  const entry = useQuery({ ...tournamentEntryQuery(id ?? 0), enabled: id !== undefined });
  const isUnknown = tournament.isPending || (id !== undefined && entry.isPending);
  if (isUnknown) return null;
  const canEnter = tournament.data?.status === "active" && entry.data === null;
  if (canEnter) {
    return (
      <>
        <Button
          ref={hasJustFielded ? focusOnArrival : undefined}
          size="large"
          icon={<Trophy aria-hidden="true" />}
          onClick={() => document.querySelector<HTMLElement>(`#${ENTER_BUTTON_ID}`)?.focus()}
        >
          {t("enterTournament")}
        </Button>
        <PlayMatch isSecond />
      </>
    );
  }
  return (
    <>
      <PlayMatch />
      <Link to="/live-scores" className={LARGE_SECONDARY}>
        <Radio aria-hidden="true" />
        {t("watchScores")}
      </Link>
    </>
  );
}

function PlayMatch({ isSecond = false }: { readonly isSecond?: boolean }) {
  const { t } = useTranslation("home");
  return (
    <Link to="/matches/new" search={{}} className={isSecond ? LARGE_SECONDARY : LARGE}>
      <Swords aria-hidden="true" />
      {t("playMatch")}
    </Link>
  );
}
