import "#web/football/football.css";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import { Trans, useTranslation } from "react-i18next";
import { FIRST_FOOTBALL_MS, LIVE_SCORES_REFRESH_MS } from "#contract/football/football.ts";
import { ownFixturesQuery } from "#web/own-fixture/own-fixture-queries.ts";
import { Link } from "#web/ui/action/link.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { isKnown } from "#web/api/is-known.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { ComingMatches } from "#web/football/coming/coming-matches.tsx";
import { GoalNews } from "#web/football/scores/goal-news.tsx";
import { MatchesByDate } from "#web/football/scores/matches-by-date.tsx";
import { OwnMatches } from "#web/football/scores/own-matches.tsx";
import { useLiveFootball } from "#web/football/use-live-football.ts";
import { usePoll } from "#web/football/use-poll.ts";
import { matchesQuery } from "#web/football/matches-query.ts";

const SKELETON_ROWS = 8;

/** Live Scores & Results (spec §2): pushed by the server, and refetched every 60 s. */
export function LiveScoresRoute() {
  const { t } = useTranslation("football");
  const { club = null } = useSearch({ from: "/live-scores" });
  useLiveFootball();
  return (
    <>
      <PageHeader title={t("scores.title")} description={t("scores.description")} />
      {club !== null && <OnlyClub club={club} />}
      <KeptTabs
        name="days"
        label={t("scores.tabs.label")}
        tabs={[
          { value: "played", label: t("scores.tabs.played"), content: <LastDays club={club} /> },
          { value: "coming", label: t("scores.tabs.coming"), content: <ComingMatches club={club} /> },
        ]}
      />
    </>
  );
}

/** Says that only one club's matches are shown, and links to all. */
function OnlyClub({ club }: { readonly club: string }) {
  const { t } = useTranslation("football");
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="font-semibold">{t("scores.onlyClub", { club })}</span>
      <Link to="/live-scores" className={buttonClass({ variant: "secondary", size: "small" })}>
        {t("scores.allClubs")}
      </Link>
    </p>
  );
}

function LastDays({ club }: { readonly club: string | null }) {
  const { t } = useTranslation("football");
  const matches = useMatches();
  const own = useQuery(ownFixturesQuery);
  usePoll(own, LIVE_SCORES_REFRESH_MS);
  // Drawn in short pieces, like the content of every read.
  const isOwnKnown = useDeferredValue(isKnown(own));
  return (
    <ReadView isLong query={matches} failure={t("scores.loadFailed")} skeleton={<MatchesSkeleton />}>
      {({ matchesByDate, updatedAt, isCurrent }) =>
        // Waits for the viewer's own matches, which come first: nothing moves down when they arrive.
        !isOwnKnown ? (
          <MatchesSkeleton />
        ) : (
          <div className="grid gap-6">
            {matches.isError && <Notice tone="danger" title={t("scores.loadFailed")} />}
            <ScoresAge updatedAt={updatedAt} isCurrent={isCurrent} />
            <GoalNews matches={Object.values(matchesByDate).flat()} />
            {club === null && own.data && (
              <OwnMatches fixtures={own.data} matches={Object.values(matchesByDate).flat()} />
            )}
            <MatchesByDate matchesByDate={matchesByDate} club={club} />
          </div>
        )
      }
    </ReadView>
  );
}

interface ScoresAgeProps {
  /** When the scores were last current; null: never. */
  readonly updatedAt: string | null;
  readonly isCurrent: boolean;
}

/** Says how old the scores are while the provider can't be reached. */
function ScoresAge({ updatedAt, isCurrent }: ScoresAgeProps) {
  const { t } = useTranslation("football");
  if (isCurrent) return null;
  return (
    <Notice tone="warning" title={t("scores.outOfDate.title")}>
      {updatedAt === null ? (
        t("scores.outOfDate.never")
      ) : (
        <Trans
          t={t}
          i18nKey="scores.outOfDate.since"
          components={{ time: <DateTime instant={updatedAt} /> }}
        />
      )}
    </Notice>
  );
}

function MatchesSkeleton() {
  const { t } = useTranslation("football");
  return (
    <Panel>
      <RowsSkeleton count={SKELETON_ROWS} label={t("scores.loading")} />
    </Panel>
  );
}

/**
 * The matches of the last seven days, fetched every 60 s (spec §2), and sooner while a new installation loads its first
 * football.
 */
function useMatches() {
  const matches = useQuery(matchesQuery);
  const isFirst = matches.data?.updatedAt === null;
  usePoll(matches, isFirst ? FIRST_FOOTBALL_MS : LIVE_SCORES_REFRESH_MS);
  return matches;
}
