import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { Shirt, Swords } from "lucide-react";
import { Trans, useTranslation } from "react-i18next";
import type { ProfileView } from "#contract/profile.ts";
import { userInitial } from "#game/account/initial.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
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
import { Showcase } from "#web/album/showcase.tsx";
import { SharesPanel } from "#web/share/shares-panel.tsx";
import { Badges } from "./badges.tsx";
import { badgesQuery, profileMatchesQuery, profileTeamQuery } from "./profile-queries.ts";
import { isolated } from "#words/isolated.ts";

/** The most rows of the skeleton. */
const SKELETON_ROWS = 4;

export interface ProfileProps {
  readonly profile: ProfileView;
  readonly isOwn: boolean;
}

/** A user's figures, division, active team and latest matches. */
export function Profile({ profile, isOwn }: ProfileProps) {
  const { t } = useTranslation("profile");
  const { isPending: areMatchesPending } = useQuery(profileMatchesQuery(profile.id));
  const { isPending: areBadgesPending } = useQuery(badgesQuery(profile.id));
  const { isPending: isTeamPending } = useQuery(profileTeamQuery(profile.id));
  const isPending = areMatchesPending || areBadgesPending;
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
          {isOwn && <p className="text-ink-muted">{t("isOwn")}</p>}
        </div>
        <div className="empty:hidden sm:ml-auto">{!isOwn && <ChallengeLink profile={profile} />}</div>
      </header>
      <RecordTiles user={profile} cardsOwned={profile.cardsOwned} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,28rem)]">
        <div className="grid gap-6">
          <Panel title={t("division")}>
            <DivisionProgress points={profile.points} rankedMatches={profile.rankedMatches} />
          </Panel>
          <Badges userId={profile.id}>
            <RecentMatches profile={profile} />
          </Badges>
        </div>
        {/* Below the rest on a narrow screen, and hidden until that has loaded, so nothing moves. */}
        <div className={isPending ? "max-lg:hidden" : undefined}>
          <ActiveTeam userId={profile.id} />
        </div>
      </div>
      <div className={isPending || isTeamPending ? "hidden" : "contents"}>
        <Showcase userId={profile.id} isOwn={isOwn}>
          {isOwn && <SharesPanel />}
        </Showcase>
      </div>
    </>
  );
}

/**
 * Links to a quick match against this manager; nothing if they have no team to play with. The active one may have empty
 * slots (docs/decisions/0017-the-active-team-stays-active.md).
 */
function ChallengeLink({ profile }: { readonly profile: ProfileView }) {
  const { t } = useTranslation("profile");
  const { data: team, isPending } = useQuery(profileTeamQuery(profile.id));
  // Most managers have a team, so reserve the link's place.
  if (isPending) return <span aria-hidden="true" className={classNames(buttonClass(), "invisible")} />;
  if (team?.positions.length !== TEAM_SIZE) return null;
  return (
    <Link to="/matches/new" search={{ opponent: profile.id }} className={buttonClass()}>
      <Swords aria-hidden="true" />
      {t("challenge")}
    </Link>
  );
}

function RecentMatches({ profile: { id, totalMatches } }: { readonly profile: ProfileView }) {
  const { t } = useTranslation("profile");
  const matches = useQuery(profileMatchesQuery(id));
  return (
    <Panel title={t("matches.title")} isFlush>
      <ReadView
        query={matches}
        failure={t("matches.loadFailed")}
        skeleton={
          <div className="p-5">
            <RowsSkeleton count={Math.min(totalMatches, SKELETON_ROWS)} label={t("matches.loading")} isTall />
          </div>
        }
      >
        {(found) =>
          found.length === 0 ? (
            <p className="px-5 pb-5 text-ink-muted">{t("matches.empty")}</p>
          ) : (
            <MatchList matches={found} />
          )
        }
      </ReadView>
    </Panel>
  );
}

function ActiveTeam({ userId }: { readonly userId: string }) {
  const { t } = useTranslation("profile");
  const team = useQuery(profileTeamQuery(userId));
  return (
    <section className="grid gap-3">
      <h2 className="type-heading">{t("team.title")}</h2>
      <ReadView
        query={team}
        failure={t("team.loadFailed")}
        skeleton={
          <SkeletonRegion label={t("team.loading")}>
            <Skeleton shape="block" className="aspect-[5/8] h-auto" />
          </SkeletonRegion>
        }
      >
        {(active) =>
          active === null ? (
            <EmptyState icon={<Shirt aria-hidden="true" />} title={t("team.empty")} />
          ) : (
            <>
              <p className="text-ink-muted">
                <Trans
                  t={t}
                  i18nKey="team.facts"
                  values={{
                    name: isolated(active.name),
                    formation: active.formation,
                    rating: active.teamRating,
                  }}
                  components={{ formation: <span className="whitespace-nowrap" /> }}
                />
              </p>
              <ReadOnlyTeam name={active.name} formation={active.formation} slots={active.positions} />
            </>
          )
        }
      </ReadView>
    </section>
  );
}
