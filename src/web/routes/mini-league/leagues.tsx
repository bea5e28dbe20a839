import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { LEAGUE_SIZE_MAX } from "#game/mini-league/league.ts";
import { classNames } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { CreateLeagueForm } from "#web/mini-league/create-league-form.tsx";
import { JoinLeagueForm } from "#web/mini-league/join-league-form.tsx";
import { LeagueList } from "#web/mini-league/league-list.tsx";
import { leaguesQuery } from "#web/mini-league/league-queries.ts";

/** The user's mini-leagues, with forms to create or join one. */
export function LeaguesRoute() {
  const { t } = useTranslation("league");
  const leagues = useQuery(leaguesQuery);
  return (
    <>
      <PageHeader title={t("title")} description={t("description", { most: LEAGUE_SIZE_MAX })} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={t("list.title")} isFlush>
          <ReadView
            query={leagues}
            failure={t("failure")}
            skeleton={
              <div className="px-5 pb-5">
                <RowsSkeleton count={3} label={t("loading")} />
              </div>
            }
          >
            {(found) =>
              found.length === 0 ? (
                <EmptyState title={t("list.none.title")} description={t("list.none.description")} />
              ) : (
                <LeagueList leagues={found} />
              )
            }
          </ReadView>
        </Panel>
        {/* Below the list on a narrow screen, and hidden until it has loaded, so nothing moves. */}
        <div className={classNames("grid gap-6", leagues.isPending && "max-lg:hidden")}>
          <Panel title={t("create.title")}>
            <CreateLeagueForm />
          </Panel>
          <Panel title={t("join.title")}>
            <JoinLeagueForm />
          </Panel>
        </div>
      </div>
    </>
  );
}
