import { useId } from "react";
import { Link } from "#web/ui/action/link.tsx";
import { Shirt } from "lucide-react";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { ComparedSquad, compareSquads } from "#contract/mini-league/mini-league-fantasy.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Username } from "#web/ui/record/username.tsx";
import { ScoredCards } from "#web/fantasy/points/scored-squad.tsx";

export interface ComparedSquadsProps {
  readonly compared: ResponseOf<typeof compareSquads>;
  readonly viewerId: string;
}

/** Two squads of a round beside each other, with what they have in common. */
export function ComparedSquads({ compared, viewerId }: ComparedSquadsProps) {
  const { home, away, round, shared } = compared;
  const isFinal = round.state === "final";
  return (
    <div className="grid gap-6">
      <Panel
        title={`Round ${round.round}`}
        tone="lit"
        description={`${compared.fantasyLeague.name}, ${round.state}`}
      >
        <div className="grid gap-4">
          <p className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-4">
            <span className="text-right font-semibold break-words">{home.username}</span>
            <span className="type-figure text-5xl whitespace-nowrap">
              {home.score?.total ?? "–"} : {away.score?.total ?? "–"}
            </span>
            <span className="font-semibold break-words">{away.username}</span>
          </p>
          <Notice>{sharedText(compared, shared)}</Notice>
        </div>
      </Panel>
      <div className="grid items-start gap-6 md:grid-cols-2">
        {[home, away].map((side, at) => (
          <Side
            key={at === 0 ? "home" : "away"}
            side={side}
            isFinal={isFinal}
            isViewer={side.id === viewerId}
          />
        ))}
      </div>
    </div>
  );
}

function sharedText({ home }: ComparedSquadsProps["compared"], shared: readonly number[]): string {
  if (shared.length === 0) return "The two squads have no player in common.";
  const names = (home.score?.cards ?? [])
    .filter(({ playerId }) => shared.includes(playerId))
    .map(({ playerName }) => playerName);
  return `Both have ${names.join(", ")}.`;
}

interface SideProps {
  readonly side: ComparedSquad;
  readonly isFinal: boolean;
  readonly isViewer: boolean;
}

function Side({ side, isFinal, isViewer }: SideProps) {
  const { id, username, score } = side;
  const owner = useId();
  const title = (
    <Link id={owner} to="/users/$userId" params={{ userId: id }} className="hover:underline">
      <Username name={username} />
      {isViewer && " (You)"}
    </Link>
  );
  if (score === null) {
    return (
      <Panel title={title}>
        <EmptyState
          icon={<Shirt aria-hidden="true" />}
          title="No squad in this round"
          description="Without a squad a round brings no points."
        />
      </Panel>
    );
  }
  const cost = score.cost === 0 ? "" : `, −${score.cost} for transfers`;
  return (
    <Panel
      title={title}
      description={`${inPoints(score.total)}${cost}, ${score.leftOnBench} left on the bench`}
    >
      <div className="grid gap-4">
        <ScoredCards score={score} isFinal={isFinal} owner={owner} />
      </div>
    </Panel>
  );
}

function inPoints(total: number): string {
  return total === 1 ? "1 point" : `${total} points`;
}
