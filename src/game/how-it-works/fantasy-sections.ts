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
import { listed } from "#game/listed.ts";
import { HOUR_MS, MINUTE_MS } from "#game/milliseconds.ts";
import type { RulesSection } from "./rules-section.ts";

/** The squad of a fantasy league, and when it is locked. */
export function fantasySquadSection(): RulesSection {
  return {
    id: "fantasy-squad",
    heading: "The fantasy league: your squad",
    paragraphs: [
      `A fantasy league follows one real league through a season, gameweek by gameweek. Your squad has ${SQUAD_SIZE} approved cards of players of that league: ${STARTER_COUNT} starters and a bench of ${BENCH_COUNT} in the order in which they come on. A real player can be in it only once, and at most ${CLUB_LIMIT} players can be of one club.`,
      `One goalkeeper starts, and the other starters fit one of the formations ${listed(squadShapes.map(({ name }) => name))}, by the positions on the cards.`,
      `A round is locked ${DEADLINE_BEFORE_KICK_OFF / MINUTE_MS} minutes before its first kick-off; later changes count from the next round. In its last ${DEADLINE_HELD_FOR / HOUR_MS} hours a deadline is never moved later. Without changes your squad carries over.`,
      "A fixture counts in the round in which it is finally played. A club can so have no fixture in a round, or two.",
      `A round is upcoming until its deadline, live until its last match is over, then provisional, and final ${FINAL_AFTER / HOUR_MS} hours after the last match.`,
    ],
    table: null,
  };
}

/** What changes to a squad cost. */
export function fantasyTransfersSection(): RulesSection {
  return {
    id: "fantasy-transfers",
    heading: "The fantasy league: transfers and wildcard",
    paragraphs: [
      `Your first squad is free. Then every round brings ${FREE_TRANSFERS_PER_ROUND} free transfer, and you can keep up to ${BANK_LIMIT}. Each further one costs ${EXTRA_TRANSFER_COST} points.`,
      `A transfer is a real player who was not among the ${SQUAD_SIZE} locked last. Another card of the same player, another order or another captain is none, and until the deadline you can change your mind.`,
      "To replace a player whom you can no longer field costs nothing: the card was deleted or rejected, or the player left the league.",
      `A wildcard makes all transfers of a round free and keeps those that you have saved. You have ${WILDCARDS_PER_SEASON} a season, and it cannot be taken back.`,
    ],
    table: null,
  };
}

/** How often a card counts for these reasons. */
function times(...reasons: readonly MultipleReason[]): string {
  const count = timesCounted(reasons);
  return count === 2 ? "twice" : `${count} times`;
}

/** How a squad scores. */
export function fantasyPointsSection(): RulesSection {
  return {
    id: "fantasy-points",
    heading: "The fantasy league: captain, chips and substitutes",
    paragraphs: [
      `All fixtures of a round add up. To have played means at least ${LEAST_MINUTES_PLAYED} minute, or a card.`,
      `The captain counts ${times("captain")}. The vice-captain takes over only if the captain did not play.`,
      `A chip adds the points of one special card once more: the card counts ${times("chip")}, a captain with a chip ${times("captain", "chip")}. You have ${CHIP_USES_PER_SEASON} a season, at most ${CHIPS_PER_ROUND} in a round, and each card can carry one once a season. A chip and a wildcard cannot be played in the same round. Until the deadline you can take a chip back, and it comes back to you if the card's club has no fixture.`,
      "When the round is final, a starter who did not play gives way: the goalkeeper to the goalkeeper on the bench, then the others to the first of the bench who played and with whom the line-up still fits a formation. A substitute takes over neither armband nor chip. Until then the changes are only announced.",
      "What is corrected about a match counts until the round is final. What comes later is noted, and counts only where an admin decides so.",
    ],
    table: null,
  };
}

const explanations: Readonly<Record<LeagueTieBreak, string>> = {
  points: "More points, less what transfers cost",
  "fewer paid transfers": "Fewer transfers that cost points",
  "fewer transfers": "Fewer transfers, without those of a wildcard",
  "earlier join": "The earlier first squad",
};

/** What decides the table of a fantasy league. */
export function fantasyTieBreaksSection(): RulesSection {
  return {
    id: "fantasy-tie-breaks",
    heading: "The fantasy league: who stands higher",
    paragraphs: ["The first of these that differs decides. The table says which one it was."],
    table: {
      columns: ["", "Decided by"],
      rows: leagueTieBreaks.map((criterion, at) => [String(at + 1), explanations[criterion]]),
    },
  };
}

/** How the members of a mini-league meet. */
export function headToHeadSection(): RulesSection {
  return {
    id: "head-to-head",
    heading: "Mini-leagues: head to head",
    paragraphs: [
      "A mini-league has a table on the points of the tournament, one on fantasy points, and one of duels. In every round of a fantasy league its members meet two by two; while nobody comes or goes, everybody meets everybody before anybody meets twice.",
      `More fantasy points in the round, less what transfers cost, win the duel. A win is worth ${DUEL_WON} points in the table, a draw ${DUEL_DRAWN}. Where these are equal, more fantasy points decide.`,
      "If the number of members is odd, one of them plays against the average of the round, rounded down. Who was in the mini-league at the deadline plays in the round.",
      "Once the deadline has passed, the two squads of a duel can be compared, card by card.",
    ],
    table: null,
  };
}

/** How the rules can be learnt without a real deadline. */
export function practiceSection(): RulesSection {
  return {
    id: "practice-season",
    heading: "The fantasy league: practise a season",
    paragraphs: [
      "A practice season plays the gameweeks of a season that is over: a recorded one, or last season of the simulated world. You pick a squad from your own cards, press Play, and see at once what it brought and what the best line-up would have been.",
      "The rules are those of the real league, from the free first squad to the wildcard. You play as fast as you like and begin again at will; there is one practice season at a time.",
      "Nothing of it counts: it stands in no table, spends no real transfer, wildcard or chip, and locks no card.",
    ],
    table: null,
    link: { to: "/transfers/practice", label: "Open the practice season" },
  };
}
