import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { Shirt, Swords } from "lucide-react";
import type { ProfileView } from "#contract/profile.ts";
import { userInitial } from "#game/account/initial.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { classNames } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton, Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Avatar } from "#web/ui/record/avatar.tsx";
import { Username } from "#web/ui/record/username.tsx";
import { RecordTiles } from "#web/account/record-tiles.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { DivisionProgress } from "#web/match/division-progress.tsx";
import { MatchList } from "#web/match/match-list.tsx";
import { ReadOnlyTeam } from "#web/team/read-only-team.tsx";
import { Badges } from "./badges.tsx";
import { profileMatchesQuery, profileTeamQuery } from "./profile-queries.ts";

/** As many as are worth waiting for; who has played less has fewer. */
const SKELETON_ROWS = 4;

export interface ProfileProps {
  readonly profile: ProfileView;
  readonly isOwn: boolean;
}

/** A user's figures, division, active team and latest matches. */
export function Profile({ profile, isOwn }: ProfileProps) {
  return (
    <>
      <header className="flex flex-wrap items-center gap-4">
        <Avatar
          imageUrl={profile.profileImageUrl}
          letter={userInitial({ firstName: profile.username })}
          size="large"
        />
        <div className="grid min-w-0 gap-1">
          <h1 className="type-title">
            <Username name={profile.username} />
          </h1>
          {isOwn && <p className="text-ink-muted">This is how others see you.</p>}
        </div>
        <div className="empty:hidden sm:ml-auto">{!isOwn && <ChallengeLink profile={profile} />}</div>
      </header>
      <RecordTiles user={profile} cardsOwned={profile.cardsOwned} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="grid gap-6">
          <Panel title="Division">
            <DivisionProgress points={profile.points} rankedMatches={profile.rankedMatches} />
          </Panel>
          <Badges userId={profile.id}>
            <RecentMatches profile={profile} />
          </Badges>
        </div>
        <ActiveTeam userId={profile.id} />
      </div>
    </>
  );
}

/** To the page where a quick match against this manager begins; nothing where they have no team to play with. */
function ChallengeLink({ profile }: { readonly profile: ProfileView }) {
  const { data: team, isPending } = useQuery(profileTeamQuery(profile.id));
  // Most have one: nothing moves when it is known.
  if (isPending) return <span aria-hidden="true" className={classNames(buttonClass(), "invisible")} />;
  if (!team) return null;
  return (
    <Link to="/matches/new" search={{ opponent: profile.id }} className={buttonClass()}>
      <Swords aria-hidden="true" />
      Challenge
    </Link>
  );
}

function RecentMatches({ profile: { id, totalMatches } }: { readonly profile: ProfileView }) {
  const matches = useQuery(profileMatchesQuery(id));
  return (
    <Panel title="Recent Matches" isFlush>
      <ReadView
        query={matches}
        failure="Failed to load the matches"
        skeleton={
          <div className="px-5 pb-5">
            <RowsSkeleton count={Math.min(totalMatches, SKELETON_ROWS)} label="Loading the matches" isTall />
          </div>
        }
      >
        {(found) =>
          found.length === 0 ? (
            <p className="px-5 pb-5 text-ink-muted">No recent matches</p>
          ) : (
            <MatchList matches={found} />
          )
        }
      </ReadView>
    </Panel>
  );
}

function ActiveTeam({ userId }: { readonly userId: string }) {
  const team = useQuery(profileTeamQuery(userId));
  return (
    <section className="grid gap-3">
      <h2 className="type-heading">Active Team</h2>
      <ReadView
        query={team}
        failure="Failed to load the active team"
        skeleton={
          <SkeletonRegion label="Loading the active team">
            <Skeleton shape="block" className="aspect-[5/8] h-auto" />
          </SkeletonRegion>
        }
      >
        {(active) =>
          active === null ? (
            <EmptyState icon={<Shirt aria-hidden="true" />} title="No Active Team" />
          ) : (
            <>
              <p className="text-ink-muted">
                {active.name}, <span className="whitespace-nowrap">{active.formation}</span>, team rating{" "}
                {active.teamRating}
              </p>
              <ReadOnlyTeam name={active.name} formation={active.formation} slots={active.positions} />
            </>
          )
        }
      </ReadView>
    </section>
  );
}
