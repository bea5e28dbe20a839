import "#web/football/football.css";
import { useQuery } from "@tanstack/react-query";
import { BackLink } from "#web/ui/action/back-link.tsx";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { LIVE_SCORES_REFRESH_MS } from "#contract/football/football.ts";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { namesNothing } from "#web/api/api-error.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { FixtureView } from "#web/football/fixture/fixture-view.tsx";
import { fixtureQuery } from "#web/football/football-queries.ts";
import { usePoll } from "#web/football/use-poll.ts";
import { useLiveFootball } from "#web/football/use-live-football.ts";
import { NotFound } from "#web/shell/not-found.tsx";

const SKELETON_ROWS = 6;

/** A real match with its events and the points of its players. */
export function FixtureRoute() {
  const { t } = useTranslation("football");
  const { fixtureId } = useParams({ from: "/fixtures/$fixtureId" });
  useLiveFootball();
  const fixture = useQuery(fixtureQuery(Number(fixtureId)));
  usePoll(fixture, LIVE_SCORES_REFRESH_MS);
  const isUnknown = namesNothing(fixture.error);
  if (isUnknown) return <NotFound />;
  const teams = fixture.data?.match.teams;
  return (
    <>
      <h1 className="sr-only">
        {teams ? t("fixture.title", { home: teams.home.name, away: teams.away.name }) : t("fixture.untitled")}
      </h1>
      <BackLink to="/live-scores">{t("fixture.allScores")}</BackLink>
      <ReadView query={fixture} failure={t("fixture.loadFailed")} skeleton={<FixtureSkeleton />}>
        {(found) => <FixtureView fixture={found} />}
      </ReadView>
    </>
  );
}

function FixtureSkeleton() {
  const { t } = useTranslation("football");
  return (
    <Panel>
      <RowsSkeleton count={SKELETON_ROWS} label={t("fixture.loading")} />
    </Panel>
  );
}
