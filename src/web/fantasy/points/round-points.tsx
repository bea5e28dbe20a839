import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { CalendarClock, Shirt } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { RoundView } from "#contract/fantasy/league.ts";
import type { getRoundPoints, SquadScoreView } from "#contract/fantasy/points.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge, type BadgeVariant } from "#web/ui/record/badge.tsx";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { roundPointsQuery } from "./points-queries.ts";
import { BestLineUp, ScoredCards } from "./scored-squad.tsx";

const SKELETON_ROWS = 9;

const STATE_LOOKS: Readonly<Record<RoundView["state"], BadgeVariant>> = {
  upcoming: "outline",
  live: "destructive",
  provisional: "secondary",
  final: "default",
};

/** The points of the user's squad in a gameweek: live during its matches, then final. */
export function RoundPoints({ leagueId }: { readonly leagueId: number }) {
  const { t } = useTranslation("fantasy");
  const [round, setRound] = useState<number | null>(null);
  const points = useQuery(roundPointsQuery(leagueId, round));
  return (
    <ReadView
      query={points}
      failure={t("score.failure")}
      skeleton={<RowsSkeleton count={SKELETON_ROWS} label={t("score.loading")} />}
    >
      {(found) =>
        found.round === null ? (
          <EmptyState
            icon={<CalendarClock aria-hidden="true" />}
            title={t("score.notStarted.title")}
            description={t("score.notStarted.description")}
          />
        ) : (
          <div className="grid gap-6">
            <SelectField
              label={t("score.select")}
              className="max-w-60"
              options={found.rounds.map((one) => ({
                value: String(one.round),
                label: t(`score.option.${one.state}`, { round: one.round }),
              }))}
              value={String(found.round.round)}
              onChange={({ target }) => setRound(Number(target.value))}
            />
            <Found found={found} round={found.round} />
          </div>
        )
      }
    </ReadView>
  );
}

interface FoundProps {
  readonly found: ResponseOf<typeof getRoundPoints>;
  readonly round: RoundView;
}

function Found({ found, round }: FoundProps) {
  const { t } = useTranslation("fantasy");
  const { score } = found;
  if (score === null) {
    return (
      <EmptyState
        icon={<Shirt aria-hidden="true" />}
        title={t("score.noSquad.title", { round: round.round })}
        description={t("score.noSquad.description")}
        action={
          <Link to="/transfers" className={buttonClass()}>
            {t("score.noSquad.action")}
          </Link>
        }
      />
    );
  }
  const isFinal = round.state === "final";
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Panel
        title={t("gameweek", { round: round.round })}
        action={<Badge variant={STATE_LOOKS[round.state]}>{t(`score.state.${round.state}`)}</Badge>}
      >
        <div className="grid gap-4">
          {!isFinal && <Notice>{t(round.state === "live" ? "score.live" : "score.provisional")}</Notice>}
          <ScoredCards score={score} isFinal={isFinal} />
        </div>
      </Panel>
      <div className="grid gap-6">
        <Figures found={found} score={score} isFinal={isFinal} />
        <BestLineUp score={score} />
      </div>
    </div>
  );
}

interface FiguresProps {
  readonly found: FoundProps["found"];
  readonly score: SquadScoreView;
  readonly isFinal: boolean;
}

/** The squad's points, the rank, the average, and the points left on the bench. */
function Figures({ found, score, isFinal }: FiguresProps) {
  const { t } = useTranslation("fantasy");
  const { average, squads } = found;
  return (
    <StatTiles>
      <StatTile label={t(isFinal ? "score.finalPoints" : "score.pointsSoFar")} value={score.total} />
      <StatTile
        label={t("score.position")}
        value={score.position === null ? "–" : t("score.rank", { position: score.position })}
      />
      <StatTile
        label={t("score.average")}
        value={average ?? "–"}
        detail={t("score.squads", { count: squads })}
      />
      <StatTile
        label={t("transfers")}
        value={score.cost === 0 ? t("transfersFree") : t("transferCost", { cost: score.cost })}
      />
      <StatTile label={t("leftOnBench")} value={score.leftOnBench} />
    </StatTiles>
  );
}
