import { useQuery } from "@tanstack/react-query";
import type { FantasyLeagueView } from "#contract/fantasy/league.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Link } from "#web/router/link.tsx";
import { DeadlineCountdown } from "./deadline-countdown.tsx";
import { fantasyLeaguesQuery } from "./fantasy-queries.ts";

/** The fantasy deadline that comes first of all leagues, counted down; nothing where none is to come. */
export function NextDeadline() {
  const next = earliest(useQuery(fantasyLeaguesQuery).data ?? []);
  if (next === null) return null;
  return (
    <Panel
      title="Next Fantasy Deadline"
      description={next.name}
      action={
        <Link to="/transfers" className={buttonClass({ variant: "secondary", size: "small" })}>
          Open Transfers
        </Link>
      }
    >
      <DeadlineCountdown round={next.round} />
    </Panel>
  );
}

function earliest(leagues: readonly FantasyLeagueView[]) {
  const open = leagues.flatMap(({ name, nextRound }) =>
    nextRound?.deadline ? [{ name, round: nextRound }] : [],
  );
  const [first] = open.toSorted((a, b) => Date.parse(a.round.deadline) - Date.parse(b.round.deadline));
  return first ?? null;
}
