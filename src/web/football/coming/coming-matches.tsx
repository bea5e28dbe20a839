import { useInfiniteQuery } from "@tanstack/react-query";
import { CalendarX } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ComingGameweek } from "#contract/football/coming.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { ShowMore } from "#web/api/show-more.tsx";
import { comingQuery } from "#web/football/football-queries.ts";
import { isOfClub, LeagueTabs } from "#web/football/scores/league-tabs.tsx";
import { MatchRow } from "#web/football/scores/match-row.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { DeadlineCountdown } from "#web/fantasy/deadline-countdown.tsx";
import { dayOf, dayTitle } from "#web/language/date-text.ts";

const SKELETON_ROWS = 8;

export interface ComingMatchesProps {
  /** Show only this club's matches; null: all. */
  readonly club: string | null;
}

/** Coming matches by gameweek, in all leagues or one. A button loads one more gameweek of each league. */
export function ComingMatches({ club }: ComingMatchesProps) {
  const { t } = useTranslation("football");
  const coming = useInfiniteQuery(comingQuery);
  return (
    <ReadView
      query={coming}
      failure={t("coming.loadFailed")}
      skeleton={
        <Panel>
          <RowsSkeleton count={SKELETON_ROWS} label={t("coming.loading")} />
        </Panel>
      }
    >
      {({ pages }) => {
        const gameweeks = pages.flatMap((page) => page.gameweeks);
        return (
          <div className="grid gap-6">
            {club === null ? (
              <LeagueTabs>{(league) => <Gameweeks gameweeks={ofLeague(gameweeks, league)} />}</LeagueTabs>
            ) : (
              <Gameweeks gameweeks={ofClub(gameweeks, club)} club={coming.hasNextPage ? club : null} />
            )}
            <ShowMore
              query={coming}
              label={t("coming.more")}
              pendingLabel={t("coming.loadingMore")}
              failure={t("coming.loadFailed")}
            />
          </div>
        );
      }}
    </ReadView>
  );
}

interface GameweeksProps {
  readonly gameweeks: readonly ComingGameweek[];
  /** The club that may play in a later gameweek; null: there are no matches but these. */
  readonly club?: string | null;
}

function Gameweeks({ gameweeks, club = null }: GameweeksProps) {
  const { t } = useTranslation("football");
  if (gameweeks.length === 0) {
    return (
      <Panel>
        <EmptyState
          icon={<CalendarX aria-hidden="true" />}
          title={club === null ? t("coming.empty") : t("coming.noneOfClub", { club })}
          description={t(club === null ? "coming.emptyHint" : "coming.noneOfClubHint")}
        />
      </Panel>
    );
  }
  return (
    <div className="grid gap-6">
      {gameweeks.map((gameweek) => (
        <ComingRound key={`${gameweek.leagueName} ${gameweek.deadline}`} gameweek={gameweek} />
      ))}
    </div>
  );
}

/** A gameweek of a league: its deadline with the time left, and its matches by day. */
function ComingRound({ gameweek }: { readonly gameweek: ComingGameweek }) {
  const { t } = useTranslation("football");
  const { leagueName, round, deadline, matches } = gameweek;
  const days = Map.groupBy(matches, ({ fixture }) => dayOf(fixture.date));
  return (
    <Panel title={t("coming.gameweek", { round })} description={leagueName} isFlush>
      <div className="border-t border-line px-5 py-3">
        <DeadlineCountdown round={{ round, deadline, state: "upcoming" }} />
      </div>
      {[...days].map(([day, ofDay]) => (
        <section key={day} className="@container" aria-label={`${leagueName}, ${dayTitle(day)}`}>
          <h3 className="type-label px-5 pt-3 pb-1.5">{dayTitle(day)}</h3>
          {ofDay.map((match) => (
            <MatchRow key={match.fixture.id} match={match} />
          ))}
        </section>
      ))}
    </Panel>
  );
}

/** Sorted by deadline. */
function ofLeague(gameweeks: readonly ComingGameweek[], league: string | null): ComingGameweek[] {
  return gameweeks
    .filter(({ leagueName }) => league === null || leagueName === league)
    .toSorted((a, b) => a.deadline.localeCompare(b.deadline) || a.leagueName.localeCompare(b.leagueName));
}

function ofClub(gameweeks: readonly ComingGameweek[], club: string): ComingGameweek[] {
  return ofLeague(gameweeks, null)
    .map((gameweek) => ({ ...gameweek, matches: gameweek.matches.filter((match) => isOfClub(match, club)) }))
    .filter(({ matches }) => matches.length > 0);
}
