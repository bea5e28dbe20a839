import { LEAST_MINUTES_PLAYED } from "#game/fantasy/card-points.ts";
import { CHIPS_PER_ROUND, CHIP_USES_PER_SEASON } from "#game/fantasy/power/chip.ts";
import { DEADLINE_BEFORE_KICK_OFF, DEADLINE_HELD_FOR } from "#game/fantasy/deadline.ts";
import { FINAL_AFTER } from "#game/fantasy/round-state.ts";
import { type MultipleReason, timesCounted } from "#game/fantasy/score-round.ts";
import { BENCH_COUNT, CLUB_LIMIT, SQUAD_SIZE, STARTER_COUNT, squadShapes } from "#game/fantasy/squad.ts";
import { DUEL_DRAWN, DUEL_WON } from "#game/fantasy/table/head-to-head.ts";
import { leagueTieBreaks } from "#game/fantasy/table/league-table.ts";
import type { LeagueTieBreak } from "#game/fantasy/table/league-table.ts";
import { BANK_LIMIT, EXTRA_TRANSFER_COST, FREE_TRANSFERS_PER_ROUND } from "#game/fantasy/transfers.ts";
import { WILDCARDS_PER_SEASON } from "#game/fantasy/power/wildcard.ts";
import { listText } from "#web/language/list-text.ts";
import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import type { RulesSection, RulesWords } from "./rules-section.ts";

/** The squad of a fantasy league, and when it is locked. */
export function fantasySquadSection(t: RulesWords): RulesSection {
  return {
    id: "fantasy-squad",
    heading: t("squad.heading"),
    paragraphs: [
      t("squad.size", { size: SQUAD_SIZE, starters: STARTER_COUNT, bench: BENCH_COUNT, club: CLUB_LIMIT }),
      t("squad.formations", { formations: listText(squadShapes.map(({ name }) => name)) }),
      t("squad.deadline", {
        minutes: DEADLINE_BEFORE_KICK_OFF / MINUTE_MS,
        hours: DEADLINE_HELD_FOR / HOUR_MS,
      }),
      t("squad.fixtures"),
      t("squad.states", { hours: FINAL_AFTER / HOUR_MS }),
    ],
    table: null,
  };
}

/** What changes to a squad cost. */
export function fantasyTransfersSection(t: RulesWords): RulesSection {
  return {
    id: "fantasy-transfers",
    heading: t("transfers.heading"),
    paragraphs: [
      t("transfers.free", { free: FREE_TRANSFERS_PER_ROUND, bank: BANK_LIMIT, cost: EXTRA_TRANSFER_COST }),
      t("transfers.what", { size: SQUAD_SIZE }),
      t("transfers.replaced"),
      t("transfers.wildcard", { count: WILDCARDS_PER_SEASON }),
    ],
    table: null,
  };
}

/** How often a card counts for these reasons. */
function times(t: RulesWords, ...reasons: readonly MultipleReason[]): string {
  const count = timesCounted(reasons);
  return count === 2 ? t("scoring.twice") : t("scoring.times", { count });
}

/** How a squad scores. */
export function fantasyPointsSection(t: RulesWords): RulesSection {
  return {
    id: "fantasy-points",
    heading: t("scoring.heading"),
    paragraphs: [
      t("scoring.played", { minutes: LEAST_MINUTES_PLAYED }),
      t("scoring.captain", { times: times(t, "captain") }),
      t("scoring.chip", {
        chip: times(t, "chip"),
        both: times(t, "captain", "chip"),
        season: CHIP_USES_PER_SEASON,
        round: CHIPS_PER_ROUND,
      }),
      t("scoring.substitutes"),
      t("scoring.corrections"),
    ],
    table: null,
  };
}

function explain(t: RulesWords, criterion: LeagueTieBreak): string {
  switch (criterion) {
    case "points":
      return t("fantasyTies.points");
    case "fewer paid transfers":
      return t("fantasyTies.paid");
    case "fewer transfers":
      return t("fantasyTies.transfers");
    default:
      return t("fantasyTies.joined");
  }
}

/** What decides the table of a fantasy league. */
export function fantasyTieBreaksSection(t: RulesWords): RulesSection {
  return {
    id: "fantasy-tie-breaks",
    heading: t("fantasyTies.heading"),
    paragraphs: [t("fantasyTies.order")],
    table: {
      columns: [{ name: "" }, { name: t("decidedBy") }],
      rows: leagueTieBreaks.map((criterion, at) => [String(at + 1), explain(t, criterion)]),
    },
  };
}

/** How the members of a mini-league meet. */
export function headToHeadSection(t: RulesWords): RulesSection {
  return {
    id: "head-to-head",
    heading: t("headToHead.heading"),
    paragraphs: [
      t("headToHead.tables"),
      t("headToHead.duels", { won: DUEL_WON, drawn: DUEL_DRAWN }),
      t("headToHead.odd"),
      t("headToHead.compare"),
    ],
    table: null,
  };
}

/** How to learn the rules without a real deadline. */
export function practiceSection(t: RulesWords): RulesSection {
  return {
    id: "practice-season",
    heading: t("practice.heading"),
    paragraphs: [t("practice.play"), t("practice.rules"), t("practice.nothing")],
    table: null,
    link: { to: "/transfers/practice", label: t("practice.open") },
  };
}
