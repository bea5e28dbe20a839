import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ChevronLeft, CircleUserRound } from "lucide-react";
import { displayName } from "#game/account/display-name.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { RecordTiles } from "../account/record-tiles.tsx";
import { useUser } from "../account/user-context.tsx";
import { cardsQuery } from "../card/card-queries.ts";

/** A user's profile (spec §2): one's own figures; those of others are not open yet. */
export function UserProfileRoute() {
  const { userId } = useParams({ from: "/user/$userId" });
  const user = useUser();
  return (
    <>
      <Link
        to="/leaderboard"
        className="flex min-h-11 items-center gap-1 justify-self-start font-semibold text-flood-text hover:underline"
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
        Back to Leaderboard
      </Link>
      {userId === user.id ? <OwnProfile /> : <OtherProfile />}
    </>
  );
}

function OwnProfile() {
  const user = useUser();
  const cards = useQuery(cardsQuery);
  return (
    <>
      <PageHeader title={displayName(user)} description="This is your profile." />
      <RecordTiles user={user} cardsOwned={cards.data?.length ?? null} />
    </>
  );
}

function OtherProfile() {
  return (
    <>
      <PageHeader title="Profile" />
      <EmptyState
        icon={<CircleUserRound aria-hidden="true" />}
        title="Not open yet"
        description="The figures, the active team and the recent matches of other managers will be shown here."
      />
    </>
  );
}
