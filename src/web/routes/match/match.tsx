import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { BackLink } from "#web/ui/action/back-link.tsx";
import { Link } from "#web/ui/action/link.tsx";
import { useParams, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { ReplayView } from "#contract/match/match.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { focusHeading } from "#web/ui/focus-heading.ts";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { namesNothing } from "#web/api/api-error.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { StatisticsPanel } from "#web/match/explain/statistics-panel.tsx";
import { VerifyPanel } from "#web/match/explain/verify-panel.tsx";
import { WhyPanel } from "#web/match/explain/why-panel.tsx";
import { matchQuery } from "#web/match/match-queries.ts";
import { inPageLanguage, replayOf, sideOf } from "#web/match/replay.ts";
import { ResultPanel } from "#web/match/result-panel.tsx";
import { WatchMatch } from "#web/match/watch/watch-match.tsx";

/** A match to watch, then its explanation and verification. */
export function MatchRoute() {
  const { t } = useTranslation("match");
  const { matchId } = useParams({ from: "/matches/$matchId" });
  const match = useQuery({
    ...matchQuery(Number(matchId)),
    enabled: /^[1-9]\d{0,14}$/u.test(matchId),
    select: inPageLanguage,
  });
  if (match.fetchStatus === "idle" && match.isPending) return <NoSuchMatch />;
  if (namesNothing(match.error)) {
    return <NoSuchMatch />;
  }
  return (
    <ReadView
      query={match}
      heading={t("match.title")}
      failure={t("match.failure")}
      skeleton={<MatchSkeleton />}
    >
      {/* A rematch is another match on the same page: the key starts it from scratch. */}
      {(view) => <Match key={view.id} view={view} />}
    </ReadView>
  );
}

function Match({ view }: { readonly view: ReplayView }) {
  const { t } = useTranslation("match");
  const { kickOff } = useSearch({ from: "/matches/$matchId" });
  const user = useUser();
  const replay = useMemo(() => replayOf(view), [view]);
  const { result, isOver, end, skip } = useResult();
  const side = sideOf(view, user.id);
  return (
    <>
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <BackLink to="/matches/new" search={{}}>
          {t("play.title")}
        </BackLink>
        <h1 className="sr-only">
          {t("match.heading", { home: view.home.teamName, away: view.away.teamName })}
        </h1>
        <p className="text-sm text-ink-muted">
          {t(`match.${view.matchType}`)} · <DateTime instant={view.createdAt} />
        </p>
      </header>
      {replay === null ? (
        <Notice tone="warning" title={t("match.newerRules.title")}>
          {t("match.newerRules.text")}
        </Notice>
      ) : (
        <>
          {isOver && <ResultPanel ref={result} match={view} side={side} />}
          <WatchMatch replay={replay} startsAtOnce={kickOff === true} onOver={end} onSkip={skip} />
          {isOver && (
            <>
              <div className="grid items-start gap-6 lg:grid-cols-2">
                <StatisticsPanel replay={replay} />
                <WhyPanel replay={replay} side={side ?? "home"} />
              </div>
              <VerifyPanel replay={replay} />
            </>
          )}
        </>
      )}
    </>
  );
}

/** Whether the result is shown. Skipping to it removes the pressed button, so the result's heading takes the focus. */
function useResult() {
  const result = useRef<HTMLElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [skips, setSkips] = useState(0);
  useEffect(() => {
    if (skips > 0) focusHeading(result.current);
  }, [skips]);
  const end = useCallback(() => setIsOver(true), []);
  const skip = () => {
    setIsOver(true);
    setSkips(skips + 1);
  };
  return { result, isOver, end, skip };
}

function NoSuchMatch() {
  const { t } = useTranslation("match");
  return (
    <PageHeader
      title={t("match.missing.title")}
      description={t("match.missing.text")}
      actions={
        <Link to="/matches/new" search={{}} className={buttonClass()}>
          {t("play.title")}
        </Link>
      }
    />
  );
}

function MatchSkeleton() {
  const { t } = useTranslation("match");
  return (
    <SkeletonRegion
      label={t("match.loading")}
      className="grid gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]"
    >
      <Skeleton shape="block" className="aspect-[8/7] h-auto sm:aspect-[4/3]" />
      <Skeleton shape="block" className="h-72" />
    </SkeletonRegion>
  );
}
