import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { useParams } from "@tanstack/react-router";
import { ChevronLeft, UserX } from "lucide-react";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { isMissing, isRefusedWith } from "#web/api/api-error.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { Profile } from "#web/profile/profile.tsx";
import { profileQuery } from "#web/profile/profile-queries.ts";

/** A user's public profile (spec §2, User profile). */
export function UserProfileRoute() {
  const { userId } = useParams({ from: "/users/$userId" });
  const user = useUser();
  const profile = useQuery(profileQuery(userId));
  const isNobody = isMissing(profile.error) || isRefusedWith(profile.error, "invalid_input");
  return (
    <>
      <Link
        to="/leaderboard"
        className="flex min-h-11 items-center gap-1 justify-self-start font-semibold text-flood-text hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        Back to Leaderboard
      </Link>
      {isNobody ? (
        <UserNotFound />
      ) : (
        <ReadView
          query={profile}
          heading="Profile"
          failure="Failed to load the profile"
          skeleton={<ProfileSkeleton />}
        >
          {(found) => <Profile profile={found} isOwn={userId === user.id} />}
        </ReadView>
      )}
    </>
  );
}

function UserNotFound() {
  return (
    <div className="grid justify-items-center gap-4 py-10 text-center">
      <UserX aria-hidden="true" className="size-14 text-flood-text" />
      <h1 className="type-title">User Not Found</h1>
      <p className="text-ink-muted">There is no manager at this address.</p>
    </div>
  );
}

function ProfileSkeleton() {
  return (
    <SkeletonRegion label="Loading the profile" className="grid gap-6">
      <Skeleton className="h-12 w-64" />
      <Skeleton shape="block" className="h-28" />
      <Skeleton shape="block" className="h-96" />
    </SkeletonRegion>
  );
}
