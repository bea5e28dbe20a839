import { useQuery } from "@tanstack/react-query";
import type { FantasyLeagueView } from "#contract/fantasy/league.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Link } from "#web/ui/action/link.tsx";
import { DeadlineCountdown } from "./deadline-countdown.tsx";
import { fantasyLeaguesQuery } from "./fantasy-queries.ts";

const NO_BREAK_SPACE = "\u00A0";

/** The fantasy deadline that comes first of all leagues, counted down; nothing where none is to come. */
export function NextDeadline() {
  const leagues = useQuery(fantasyLeaguesQuery);
  const next = earliest(leagues.data ?? []);
  if (leagues.isPending) return <DeadlineSkeleton />;
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

/** As high as the panel to come: its title with a line below it, and the deadline. */
function DeadlineSkeleton() {
  return (
    <Panel title="Next Fantasy Deadline" description={NO_BREAK_SPACE}>
      <SkeletonRegion label="Loading the next deadline">
        <Skeleton className="my-0.75 w-3/5 max-sm:mb-7" />
      </SkeletonRegion>
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
