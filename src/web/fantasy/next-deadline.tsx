import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { FantasyLeagueView } from "#contract/fantasy/league.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Link } from "#web/ui/action/link.tsx";
import { DeadlineCountdown } from "./deadline-countdown.tsx";
import { fantasyLeaguesQuery } from "./fantasy-queries.ts";

const NO_BREAK_SPACE = "\u00A0";

/** The next fantasy deadline of any league, with a countdown; nothing if there is none. */
export function NextDeadline() {
  const { t } = useTranslation("home");
  const leagues = useQuery(fantasyLeaguesQuery);
  const next = earliest(leagues.data ?? []);
  if (leagues.isPending) return <DeadlineSkeleton />;
  if (next === null) return null;
  return (
    <Panel
      title={t("deadline.next")}
      description={next.name}
      action={
        <Link to="/transfers" className={buttonClass({ variant: "secondary", size: "small" })}>
          {t("deadline.openTransfers")}
        </Link>
      }
    >
      <DeadlineCountdown round={next.round} />
    </Panel>
  );
}

/** As high as the loaded panel: its title with a line below it, and the deadline. */
function DeadlineSkeleton() {
  const { t } = useTranslation("home");
  return (
    <Panel title={t("deadline.next")} description={NO_BREAK_SPACE}>
      <SkeletonRegion label={t("deadline.loading")}>
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
