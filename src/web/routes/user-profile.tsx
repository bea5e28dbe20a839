import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { ChevronLeft, CircleUserRound } from "lucide-react";
import { displayName } from "#game/account/display-name.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
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
      <Link to="/leaderboard" className={buttonClass({ variant: "ghost", size: "small" })}>
        <ChevronLeft aria-hidden="true" />
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
