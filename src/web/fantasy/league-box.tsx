import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { CalendarRange } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { DeadlineCountdown } from "./deadline-countdown.tsx";
import { fantasyLeaguesQuery } from "./fantasy-queries.ts";
import { SeasonOver } from "./season-over.tsx";

/** The fantasy leagues with their next deadlines, and the way to the user's squad (spec §2, Fantasy page). */
export function LeagueBox() {
  const { t } = useTranslation("fantasy");
  const leagues = useQuery(fantasyLeaguesQuery);
  return (
    <Panel title={t("leagues.title")}>
      <ReadView
        query={leagues}
        failure={t("leagues.failure")}
        skeleton={<RowsSkeleton count={3} label={t("leagues.loading")} />}
      >
        {(list) => {
          const open = list.filter(({ nextRound }) => nextRound !== null);
          if (list.length === 0) return <NotOpen />;
          if (open.length === 0) {
            return (
              <SeasonOver>
                <PointsLink />
              </SeasonOver>
            );
          }
          return (
            <div className="grid gap-4">
              {open.map(({ id, name, nextRound }) => (
                <section key={id} aria-label={name} className="grid gap-1">
                  <p className="font-semibold">{name}</p>
                  {nextRound !== null && <DeadlineCountdown round={nextRound} />}
                </section>
              ))}
              <Link to="/transfers" className={buttonClass({ isBlock: true })}>
                {t("link.squad")}
              </Link>
              <PointsLink isBlock />
            </div>
          );
        }}
      </ReadView>
    </Panel>
  );
}

function NotOpen() {
  const { t } = useTranslation("fantasy");
  return (
    <EmptyState
      icon={<CalendarRange aria-hidden="true" />}
      title={t("leagues.notOpen.title")}
      description={t("leagues.notOpen.description")}
    />
  );
}

function PointsLink({ isBlock = false }: { readonly isBlock?: boolean }) {
  const { t } = useTranslation("fantasy");
  return (
    <Link to="/transfers/points" className={buttonClass({ variant: "secondary", isBlock })}>
      {t("link.points")}
    </Link>
  );
}
