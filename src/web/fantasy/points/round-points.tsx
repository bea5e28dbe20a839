import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { CalendarClock, Shirt } from "lucide-react";
import { useState } from "react";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { RoundView } from "#contract/fantasy/league.ts";
import type { getRoundPoints } from "#contract/fantasy/points.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge, type BadgeVariant } from "#web/ui/record/badge.tsx";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { roundPointsQuery } from "#web/fantasy/fantasy-queries.ts";
import { BestLineUp, ScoredCards } from "./scored-squad.tsx";

const SKELETON_ROWS = 9;

const STATES: Readonly<Record<RoundView["state"], readonly [label: string, look: BadgeVariant]>> = {
  upcoming: ["Upcoming", "outline"],
  live: ["Live", "destructive"],
  provisional: ["Provisional", "secondary"],
  final: ["Final", "default"],
};

/** The points of one's squad in a round: live while it is played, then final. */
export function RoundPoints({ leagueId }: { readonly leagueId: number }) {
  const [round, setRound] = useState<number | null>(null);
  const points = useQuery(roundPointsQuery(leagueId, round));
  return (
    <ReadView
      query={points}
      failure="Failed to load your points"
      skeleton={<RowsSkeleton count={SKELETON_ROWS} label="Loading your points" />}
    >
      {(found) =>
        found.round === null ? (
          <EmptyState
            icon={<CalendarClock aria-hidden="true" />}
            title="No round has begun yet"
            description="Your points stand here from the first deadline on."
          />
        ) : (
          <div className="grid gap-6">
            <SelectField
              label="Round"
              className="max-w-60"
              options={found.rounds.map((one) => ({
                value: String(one.round),
                label: `Round ${one.round}, ${STATES[one.state][0].toLowerCase()}`,
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
  const { score, average, squads } = found;
  if (score === null) {
    return (
      <EmptyState
        icon={<Shirt aria-hidden="true" />}
        title={`You had no squad in round ${round.round}`}
        description="A squad that is executed before a deadline counts from that round on."
        action={
          <Link to="/transfers" className={buttonClass()}>
            Choose a squad
          </Link>
        }
      />
    );
  }
  const [label, look] = STATES[round.state];
  const isFinal = round.state === "final";
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Panel title={`Round ${round.round}`} action={<Badge variant={look}>{label}</Badge>}>
        <div className="grid gap-4">
          {!isFinal && (
            <Notice>
              These points are {round.state === "live" ? "live" : "provisional"}: substitutions and a
              vice-captain who stands in are made when the round is final.
            </Notice>
          )}
          <ScoredCards score={score} isFinal={isFinal} />
        </div>
      </Panel>
      <div className="grid gap-6">
        <StatTiles>
          <StatTile label={isFinal ? "Final points" : "Points so far"} value={score.total} />
          <StatTile label="Position" value={score.position === null ? "–" : `#${score.position}`} />
          <StatTile label="Average" value={average ?? "–"} detail={`of ${squads} squads`} />
          <StatTile label="Transfers" value={score.cost === 0 ? "Free" : `−${score.cost}`} />
          <StatTile label="Left on bench" value={score.leftOnBench} />
        </StatTiles>
        <BestLineUp score={score} />
      </div>
    </div>
  );
}
