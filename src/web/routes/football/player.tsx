import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { namesNothing } from "#web/api/api-error.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { playerQuery } from "#web/player/player-queries.ts";
import { PlayerView } from "#web/player/player-view.tsx";
import { NotFound } from "#web/shell/not-found.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";

/** A real player's page. */
export function PlayerRoute() {
  const { t } = useTranslation("player");
  const { playerId } = useParams({ from: "/players/$playerId" });
  const isId = /^\d+$/u.test(playerId);
  const page = useQuery({ ...playerQuery(Number(playerId)), enabled: isId });
  const isUnknown = namesNothing(page.error);
  if (!isId || isUnknown) return <NotFound />;
  return (
    <ReadView query={page} heading={t("untitled")} failure={t("loadFailed")} skeleton={<PlayerSkeleton />}>
      {(found) => <PlayerView page={found} />}
    </ReadView>
  );
}

function PlayerSkeleton() {
  const { t } = useTranslation("player");
  return (
    <SkeletonRegion label={t("loading")} className="grid gap-6">
      <span className="flex items-center gap-4">
        <Skeleton shape="circle" className="size-16" />
        <Skeleton className="h-8 w-2/5" />
      </span>
      <span className="grid gap-6 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <span className="grid content-start gap-6">
          <Skeleton shape="block" className="h-44" />
          <Skeleton shape="block" className="h-80" />
        </span>
        <Skeleton shape="block" className="h-80" />
      </span>
    </SkeletonRegion>
  );
}
