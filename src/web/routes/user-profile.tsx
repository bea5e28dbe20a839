import { useQuery } from "@tanstack/react-query";
import { BackLink } from "#web/ui/action/back-link.tsx";
import { useParams } from "@tanstack/react-router";
import { UserX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { namesNothing } from "#web/api/api-error.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { Profile } from "#web/profile/profile.tsx";
import { profileQuery } from "#web/profile/profile-queries.ts";

/** A user's public profile (spec §2, User profile). */
export function UserProfileRoute() {
  const { t } = useTranslation("profile");
  const { userId } = useParams({ from: "/users/$userId" });
  const user = useUser();
  const profile = useQuery(profileQuery(userId));
  const isNobody = namesNothing(profile.error);
  return (
    <>
      <BackLink to="/leaderboard">{t("back")}</BackLink>
      {isNobody ? (
        <UserNotFound />
      ) : (
        <ReadView
          query={profile}
          heading={t("title")}
          failure={t("loadFailed")}
          skeleton={<ProfileSkeleton />}
        >
          {(found) => <Profile profile={found} isOwn={userId === user.id} />}
        </ReadView>
      )}
    </>
  );
}

function UserNotFound() {
  const { t } = useTranslation("profile");
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <UserX aria-hidden="true" className="size-14 text-flood-text" />
      <h1 className="type-title">{t("notFound")}</h1>
      <p className="text-ink-muted">{t("notFoundHint")}</p>
    </div>
  );
}

function ProfileSkeleton() {
  const { t } = useTranslation("profile");
  return (
    <SkeletonRegion label={t("loading")} className="grid gap-6">
      <Skeleton className="h-12 w-64" />
      <Skeleton shape="block" className="h-28" />
      <Skeleton shape="block" className="h-96" />
    </SkeletonRegion>
  );
}
