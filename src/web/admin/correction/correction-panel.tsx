import type { ReactNode } from "react";
import type { CorrectionView } from "#contract/football/football-admin.ts";
import { Link } from "#web/ui/action/link.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge, type BadgeVariant } from "#web/ui/record/badge.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { changeText, figureTexts, movedText } from "./correction-text.ts";
import { type CorrectionGroup, isHeld } from "./group-corrections.ts";

export interface CorrectionPanelProps {
  readonly group: CorrectionGroup;
  readonly onAllow: () => void;
}

/** A match with what was changed about it at one instant, and a way to count what is held. */
export function CorrectionPanel({ group, onAllow }: CorrectionPanelProps) {
  const { at, fixture, corrections } = group;
  return (
    <Panel
      title={
        <Link
          to="/fixtures/$fixtureId"
          params={{ fixtureId: String(fixture.id) }}
          className="hover:underline"
        >
          {fixture.title}
        </Link>
      }
      description={
        <>
          Kicked off <DateTime instant={fixture.kickOff} />, corrected <DateTime instant={at} />
        </>
      }
      action={
        corrections.some(isHeld) && (
          <Button variant="secondary" size="small" onClick={onAllow}>
            Allow<span className="sr-only"> the corrections of {fixture.title}</span>
          </Button>
        )
      }
    >
      <ul className="grid">
        {corrections.map((correction) => (
          <Correction key={correction.id} correction={correction} />
        ))}
      </ul>
    </Panel>
  );
}

function Correction({ correction }: { readonly correction: CorrectionView }) {
  const { player, figures, pointsBefore, pointsAfter, totals, rounds } = correction;
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{player.name}</span>
        <span className="tabular font-semibold">{changeText(pointsBefore, pointsAfter)} points</span>
      </p>
      <p className="tabular text-sm text-ink-muted">{figureTexts(figures).join(", ")}</p>
      {totals.length + rounds.length > 0 && (
        <ul className="grid gap-2">
          {totals.map(({ tournamentName, entries, examples }) => (
            <Effect key={tournamentName} where={tournamentName} outcome="counted">
              {movedText({ count: entries, examples }, ["entry", "entries"])}
            </Effect>
          ))}
          {rounds.map((round) => (
            <RoundEffect key={`${round.leagueName} ${round.round}`} round={round} />
          ))}
        </ul>
      )}
    </li>
  );
}

type CorrectedRound = CorrectionView["rounds"][number];
type CorrectionOutcome = CorrectedRound["outcome"];

function RoundEffect({ round }: { readonly round: CorrectedRound }) {
  const { leagueName, outcome, squads, examples, note } = round;
  return (
    <Effect where={`${leagueName}, round ${round.round}`} outcome={outcome}>
      {outcome === "held" && "It came after the round was final. No total has moved."}
      {outcome === "allowed" && squads === null && "Being counted."}
      {squads !== null && movedText({ count: squads, examples }, ["squad", "squads"])}
      {note !== null && <span className="block wrap-anywhere">Allowed because: {note}</span>}
    </Effect>
  );
}

const OUTCOMES: Readonly<Record<CorrectionOutcome, readonly [BadgeVariant, string]>> = {
  counted: ["secondary", "Counted"],
  held: ["outline", "Held"],
  allowed: ["default", "Allowed"],
};

interface EffectProps {
  readonly where: string;
  readonly outcome: CorrectionOutcome;
  readonly children: ReactNode;
}

function Effect({ where, outcome, children }: EffectProps) {
  const [variant, text] = OUTCOMES[outcome];
  return (
    <li className="grid gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2 text-sm sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <span>
        <Badge variant={variant}>{text}</Badge>
      </span>
      <div className="tabular">
        <p className="font-semibold">{where}</p>
        <div className="text-ink-muted">{children}</div>
      </div>
    </li>
  );
}
