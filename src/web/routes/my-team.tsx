import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { Shirt } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getActiveTeam } from "#contract/team.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { ShareButton } from "#web/share/share-button.tsx";
import { lineUpOf } from "#web/team/line-up.ts";
import { TeamPictureButton } from "#web/team/picture/team-picture-button.tsx";
import { RatingDetails } from "#web/team/rating-details.tsx";
import { fullSize, playersCounter, ReadOnlyTeam } from "#web/team/read-only-team.tsx";
import { activeTeamQuery } from "#web/team/team-queries.ts";

type ActiveTeam = NonNullable<ResponseOf<typeof getActiveTeam>>;

/** The active team (spec §2). */
export function MyTeamRoute() {
  const { t } = useTranslation("team");
  const team = useQuery(activeTeamQuery);
  return (
    <>
      <PageHeader
        title={t("myTeam.title")}
        actions={
          team.data && (
            <Link
              to="/team-builder"
              search={{ team: team.data.id }}
              className={buttonClass({ variant: "secondary" })}
            >
              {t("myTeam.edit")}
            </Link>
          )
        }
      />
      <ReadView query={team} failure={t("load.activeTeam")} skeleton={<TeamSkeleton />}>
        {(active) => (active ? <Team team={active} /> : <NoActiveTeam />)}
      </ReadView>
    </>
  );
}

function Team({ team }: { readonly team: ActiveTeam }) {
  const { t } = useTranslation("team");
  const cards = lineUpOf(team.formation, team.positions);
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_28rem]">
      <section className="grid content-start gap-4">
        <h2 className="type-heading">{team.name}</h2>
        <StatTiles>
          <StatTile label={t("players")} value={playersCounter(team.formation, team.positions.length)} />
          <StatTile label={t("formation")} value={team.formation} />
          <StatTile label={t("teamRating")} value={team.teamRating} />
        </StatTiles>
        {team.positions.length < fullSize(team.formation) && (
          <Notice tone="warning" title={t("myTeam.notFull.title")}>
            {t("myTeam.notFull.description")}
          </Notice>
        )}
        <RatingDetails formation={team.formation} cards={cards} />
        <div className="flex flex-wrap gap-3">
          <ShareButton kind="team" id={team.id} />
          <TeamPictureButton team={{ name: team.name, formation: team.formation, cards }} />
        </div>
      </section>
      <ReadOnlyTeam name={team.name} formation={team.formation} slots={team.positions} />
    </div>
  );
}

function NoActiveTeam() {
  const { t } = useTranslation("team");
  return (
    <EmptyState
      icon={<Shirt aria-hidden="true" />}
      title={t("myTeam.none.title")}
      description={t("myTeam.none.description")}
      action={
        <Link to="/team-builder" className={buttonClass()}>
          {t("myTeam.none.action")}
        </Link>
      }
    />
  );
}

function TeamSkeleton() {
  const { t } = useTranslation("team");
  return (
    <SkeletonRegion
      label={t("load.loadingActiveTeam")}
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_28rem]"
    >
      <Skeleton shape="block" className="h-40" />
      <Skeleton shape="block" className="mx-auto aspect-[5/8] h-auto w-full max-w-md" />
    </SkeletonRegion>
  );
}
