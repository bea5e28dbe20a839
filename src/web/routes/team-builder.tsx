import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { cardsQuery } from "#web/card/card-queries.ts";
import { TeamBuilder } from "#web/team/builder/team-builder.tsx";
import { teamsQuery } from "#web/team/team-queries.ts";

/** Team Builder (spec §2). */
export function TeamBuilderRoute() {
  const { t } = useTranslation("team");
  const cards = useQuery(cardsQuery);
  const teams = useQuery(teamsQuery);
  const { team: askedTeamId = null } = useSearch({ from: "/team-builder" });
  const navigate = useNavigate();
  const nameInAddress = (teamId: number | null) =>
    void navigate({
      to: "/team-builder",
      search: teamId === null ? {} : { team: teamId },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageHeader title={t("builder.title")} description={t("builder.intro")} />
      <ReadView query={cards} failure={t("load.cards")} skeleton={<BuilderSkeleton />}>
        {(cardList) => (
          <ReadView query={teams} failure={t("load.teams")} skeleton={<BuilderSkeleton />}>
            {(teamList) => (
              <TeamBuilder
                cards={cardList}
                teams={teamList}
                askedTeamId={askedTeamId}
                onTeamChange={nameInAddress}
              />
            )}
          </ReadView>
        )}
      </ReadView>
    </>
  );
}

function BuilderSkeleton() {
  const { t } = useTranslation("team");
  return (
    <SkeletonRegion label={t("load.loadingTeams")} className="grid gap-6">
      <Skeleton shape="block" className="h-56 sm:h-40" />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_28rem]">
        <Skeleton shape="block" className="h-100 max-lg:order-last" />
        <Skeleton shape="block" className="mx-auto aspect-[5/8] h-auto w-full max-w-80 lg:max-w-md" />
      </div>
    </SkeletonRegion>
  );
}
