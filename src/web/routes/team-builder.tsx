import { useQuery } from "@tanstack/react-query";
import { useNavigate, useRouter, useSearch } from "@tanstack/react-router";
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
  const { history } = useRouter();
  const nameInAddress = (teamId: number | null) => {
    // The user has already chosen another screen, whose code is still loading.
    if (!history.location.pathname.startsWith("/team-builder")) return;
    void navigate({
      to: "/team-builder",
      search: teamId === null ? {} : { team: teamId },
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <div className="builder">
      <PageHeader title={t("builder.title")} description={t("builder.intro")} />
      <ReadView isLong query={cards} failure={t("load.cards")} skeleton={<BuilderSkeleton />}>
        {(cardList) => (
          <ReadView isLong query={teams} failure={t("load.teams")} skeleton={<BuilderSkeleton />}>
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
    </div>
  );
}

function BuilderSkeleton() {
  const { t } = useTranslation("team");
  return (
    <SkeletonRegion label={t("load.loadingTeams")} className="contents">
      <Skeleton shape="block" className="builder-fields h-10 md:h-11" />
      <Skeleton shape="block" className="builder-chips h-9" />
      <Skeleton shape="block" className="builder-pitch h-full" />
      <Skeleton shape="block" className="builder-tray h-full min-h-32" />
      <Skeleton shape="block" className="builder-bar h-[4.625rem] md:h-[4.875rem] lg:h-[6.125rem]" />
    </SkeletonRegion>
  );
}
