import type { MonthSpan } from "#server/card/form/load-card-forms.ts";
import type { CardHolds } from "#server/card/locks.ts";
import { loadSquadLocks } from "#server/fantasy/store.ts";
import { newsDesk } from "#server/notification/store.ts";
import type { NewsDesk } from "#server/platform/news.ts";
import { findTeamsWithCard, holdTeamsWithCard, takeOutOfTeams, takeOutRepeated } from "#server/team/store.ts";
import { loadMonthSpan, loadTournamentLocks } from "#server/tournament/store.ts";
import { pictureEntries } from "#server/tournament/card-entries.ts";

/** What earlier nouns need of later ones, handed to them with the rest of Deps. */
export interface Ports {
  readonly news: NewsDesk;
  readonly cardHolds: CardHolds;
  /** For the form of cards: which fixtures of a month a five can score in. */
  readonly monthSpan: MonthSpan;
}

export const ports: Ports = {
  news: newsDesk,
  cardHolds: {
    locks: [loadTournamentLocks, loadSquadLocks],
    findTeams: findTeamsWithCard,
    holdTeams: holdTeamsWithCard,
    takeOutOfTeams,
    takeOutRepeated,
    pictureCard: pictureEntries,
  },
  monthSpan: loadMonthSpan,
};
