import type { ResponseOf } from "#contract/endpoint.ts";
import type { getActiveTeam } from "#contract/team.ts";
import { Trans, useTranslation } from "react-i18next";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { useSearch } from "@tanstack/react-router";
import { ChartSpline, Shirt } from "lucide-react";
import { useState } from "react";
import type { ReplayView } from "#contract/match/match.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { FaceOff } from "#web/match/play/face-off.tsx";
import { KickOffPanel } from "#web/match/play/kick-off-panel.tsx";
import { myMatchesQuery } from "#web/match/match-queries.ts";
import { MyMatches } from "#web/match/my-matches.tsx";
import { ReadOnlyTeam } from "#web/team/read-only-team.tsx";
import { activeTeamQuery } from "#web/team/team-queries.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

/** Play a Match: the viewer's five, the choice of ranked or quick, an opponent, and the kick-off. */
export function PlayMatchRoute() {
  const { t } = useTranslation("match");
  const team = useQuery(activeTeamQuery);
  const { opponent } = useSearch({ from: "/matches/new" });
  const [found, setFound] = useState<ReplayView | null>(null);
  if (found !== null) return <FaceOff match={found} onBack={() => setFound(null)} />;
  return (
    <>
      <PageHeader
        title={t("play.title")}
        description={t("play.description")}
        actions={
          <Link to="/matches/calibration" className={buttonClass({ variant: "ghost" })}>
            <ChartSpline aria-hidden="true" />
            {t("play.fair")}
          </Link>
        }
      />
      <ReadView query={team} failure={t("play.failure")} skeleton={<PlaySkeleton />}>
        {(active) =>
          active === null ? (
            <TeamNeeded />
          ) : (
            <ReadyToPlay active={active} challengedId={opponent ?? null} onFound={setFound} />
          )
        }
      </ReadView>
    </>
  );
}

interface ReadyToPlayProps {
  readonly active: NonNullable<ResponseOf<typeof getActiveTeam>>;
  readonly challengedId: string | null;
  readonly onFound: (match: ReplayView) => void;
}

/** The kick-off beside the active team. */
function ReadyToPlay({ active, challengedId, onFound }: ReadyToPlayProps) {
  const { t } = useTranslation("match");
  const { isPending: areMatchesPending } = useInfiniteQuery(myMatchesQuery);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
      <div className="grid gap-6">
        <KickOffPanel challengedId={challengedId} onFound={onFound} />
        <MyMatches />
      </div>
      {/* Below the matches on a narrow screen, and hidden until they have loaded, so nothing moves. */}
      <section className={classNames("grid gap-3", areMatchesPending && "max-lg:hidden")}>
        <h2 className="type-heading">{active.name}</h2>
        <p className="text-ink-muted">
          <Trans
            t={t}
            i18nKey="play.team"
            values={{ formation: active.formation, rating: active.teamRating }}
            components={{
              a: (
                <Link
                  to="/team-builder"
                  search={{ team: active.id }}
                  className="font-semibold text-flood-text hover:underline"
                />
              ),
            }}
          />
        </p>
        <ReadOnlyTeam name={active.name} formation={active.formation} slots={active.positions} />
      </section>
    </div>
  );
}

function PlaySkeleton() {
  const { t } = useTranslation("match");
  return (
    <SkeletonRegion
      label={t("play.loading")}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]"
    >
      <Skeleton shape="block" className="h-80" />
      <Skeleton shape="block" className="aspect-[5/8] h-auto" />
    </SkeletonRegion>
  );
}

/** Asks for an active team, which every match needs. */
function TeamNeeded() {
  const { t } = useTranslation("match");
  return (
    <EmptyState
      icon={<Shirt aria-hidden="true" />}
      title={t("play.noTeam.title")}
      description={t("play.noTeam.text")}
      action={
        <Link to="/team-builder" className={buttonClass()}>
          {t("play.noTeam.action")}
        </Link>
      }
    />
  );
}
