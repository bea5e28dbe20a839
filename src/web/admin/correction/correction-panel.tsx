import { Trans, useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import type { CorrectionView } from "#contract/football/football-admin.ts";
import { Link } from "#web/ui/action/link.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge, type BadgeVariant } from "#web/ui/record/badge.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { tournamentTitle } from "#web/tournament/tournament-name.ts";
import { changeText, figureTexts, movedText } from "./correction-text.ts";
import { type CorrectionGroup, isHeld } from "./group-corrections.ts";

export interface CorrectionPanelProps {
  readonly group: CorrectionGroup;
  readonly onAllow: () => void;
}

/** A match, the corrections made to it at one instant, and a button to allow the held ones. */
export function CorrectionPanel({ group, onAllow }: CorrectionPanelProps) {
  const { t } = useTranslation("admin");
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
        <Trans
          t={t}
          i18nKey="correction.times"
          components={{ kickOff: <DateTime instant={fixture.kickOff} />, at: <DateTime instant={at} /> }}
        />
      }
      action={
        corrections.some(isHeld) && (
          <Button
            variant="secondary"
            size="small"
            aria-label={t("correction.allowFor", { match: fixture.title })}
            onClick={onAllow}
          >
            {t("correction.allow")}
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
  const { t } = useTranslation("admin");
  const { player, figures, pointsBefore, pointsAfter, totals, rounds } = correction;
  return (
    <li className="grid gap-2 border-t border-line py-3 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-semibold">{player.name}</span>
        <span className="tabular font-semibold">
          {t("correction.points", { change: changeText(pointsBefore, pointsAfter) })}
        </span>
      </p>
      <p className="tabular text-sm text-ink-muted">{figureTexts(t, figures).join(", ")}</p>
      {totals.length + rounds.length > 0 && (
        <ul className="grid gap-2">
          {totals.map(({ tournamentName, entries, examples }) => (
            <Effect key={tournamentName} where={tournamentTitle(tournamentName)} outcome="counted">
              {movedText(t, "entries", { count: entries, examples })}
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
  const { t } = useTranslation("admin");
  const { leagueName, outcome, squads, examples, note } = round;
  return (
    <Effect where={t("correction.gameweek", { league: leagueName, gameweek: round.round })} outcome={outcome}>
      {outcome === "held" && t("correction.heldEffect")}
      {outcome === "allowed" && squads === null && t("correction.counting")}
      {squads !== null && movedText(t, "squads", { count: squads, examples })}
      {note !== null && <span className="block wrap-anywhere">{t("correction.note", { note })}</span>}
    </Effect>
  );
}

const OUTCOMES: Readonly<Record<CorrectionOutcome, BadgeVariant>> = {
  counted: "secondary",
  held: "outline",
  allowed: "default",
};

interface EffectProps {
  readonly where: string;
  readonly outcome: CorrectionOutcome;
  readonly children: ReactNode;
}

function Effect({ where, outcome, children }: EffectProps) {
  const { t } = useTranslation("admin");
  return (
    <li className="grid gap-x-3 gap-y-1 rounded-control bg-sunken px-3 py-2 text-sm sm:grid-cols-[5.5rem_minmax(0,1fr)]">
      <span>
        <Badge variant={OUTCOMES[outcome]}>{t(`correction.outcome.${outcome}`)}</Badge>
      </span>
      <div className="tabular">
        <p className="font-semibold">{where}</p>
        <div className="text-ink-muted">{children}</div>
      </div>
    </li>
  );
}
