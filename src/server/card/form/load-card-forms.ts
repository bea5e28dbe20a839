import type { CardFormView } from "#contract/card/card-form.ts";
import { clubRecords } from "#game/fantasy/advice/club-records.ts";
import type { ClubRecord } from "#game/fantasy/advice/difficulty.ts";
import { expectedPoints as expectedInFixtures, toOneDecimal } from "#game/fantasy/advice/form.ts";
import { expectedPoints } from "#game/football/form/expected-points.ts";
import { seasonOf } from "#game/leaderboard/season.ts";
import type { TournamentMonth } from "#game/tournament/month.ts";
import { loadLinkedCards } from "#server/card/store.ts";
import type { Deps } from "#server/deps.ts";
import type { KnownPlayer } from "#server/football/form/load-player-forms.ts";
import type { PlayerForms } from "#server/football/form/player-forms.ts";
import { fixturesOfClub, isToCome, toComing } from "#server/football/view/coming-fixtures.ts";
import { loadSeasonFixtures, type SeasonFixture } from "#server/football/view/load-seasons.ts";
import type { Queryable } from "#server/platform/db/database.ts";
import { recentGames } from "./recent-games.ts";

type Span = Pick<TournamentMonth, "startsAt" | "endsAt">;

/** Loads when the tournament of an instant's month takes place: an admin may have planned less than the month. */
export type MonthSpan = (db: Queryable, now: number) => Promise<Span>;

/** What a card's form needs from a league. */
interface LeagueFacts {
  readonly now: number;
  readonly span: Span;
  readonly fixtures: readonly SeasonFixture[];
  readonly records: ReadonlyMap<number, ClubRecord>;
  readonly players: ReadonlyMap<number, KnownPlayer>;
  /** Points per fixture, by player. */
  readonly expected: ReadonlyMap<number, number>;
}

/** Recent and coming games of the players on a user's cards; cards without a player in the three leagues have none. */
export async function loadCardForms(
  { db, clock, monthSpan }: Deps,
  userId: string,
  formsOf: PlayerForms,
): Promise<CardFormView[]> {
  const now = clock.now();
  const span = await monthSpan(db, now);
  const linked = await loadLinkedCards(db, userId);
  const forms: CardFormView[] = [];
  for (const [leagueId, cards] of Map.groupBy(linked, (one) => one.leagueId)) {
    if (leagueId === null) continue;
    const facts = await loadFacts(db, { leagueId, now, span, players: await formsOf(leagueId) });
    forms.push(
      ...cards.flatMap(({ row }) => {
        const player = facts.players.get(row.playerId ?? 0);
        return player === undefined ? [] : [toForm(row.id, player, facts)];
      }),
    );
  }
  return forms.sort((a, b) => b.cardId - a.cardId);
}

async function loadFacts(
  db: Deps["db"],
  {
    leagueId,
    now,
    span,
    players,
  }: Pick<LeagueFacts, "now" | "span"> & { leagueId: string; players: readonly KnownPlayer[] },
): Promise<LeagueFacts> {
  const fixtures = await loadSeasonFixtures(db, { leagueId, season: seasonOf(now).startYear });
  return {
    now,
    span,
    fixtures,
    records: clubRecords(fixtures),
    players: new Map(players.map((player) => [player.playerId, player])),
    expected: expectedPoints(players),
  };
}

function toForm(cardId: number, player: KnownPlayer, facts: LeagueFacts): CardFormView {
  const { clubId, playerId } = player;
  const ofClub = fixturesOfClub(facts.fixtures, clubId);
  const coming = ofClub
    .filter((fixture) => isToCome(fixture, facts.now))
    .map((fixture) => toComing(fixture, clubId, facts.records));
  const { startsAt, endsAt } = facts.span;
  const inMonth = coming.filter(({ kickOff }) => {
    const at = Date.parse(kickOff);
    return startsAt <= at && at < endsAt;
  });
  const expected = facts.expected.get(playerId) ?? 0;
  return {
    cardId,
    recent: recentGames(player, facts.fixtures),
    next: coming[0] ?? null,
    fixturesInMonth: inMonth.length,
    expected: toOneDecimal(expected),
    expectedInMonth: toOneDecimal(
      expectedInFixtures(
        expected,
        inMonth.map(({ difficulty }) => difficulty),
        0,
      ),
    ),
  };
}
