import { listed } from "#game/listed.ts";
import { CHIPS_PER_ROUND, CHIP_USES_PER_SEASON } from "#game/fantasy/power/chip.ts";
import { BENCH_COUNT, CLUB_LIMIT, STARTER_COUNT, squadShapes } from "./squad.ts";
import type {
  SquadError,
  SquadErrorCode,
  SquadNotice,
  SquadWarning,
  SquadWarningCode,
} from "./squad-issue.ts";

type Messages<Issue extends { readonly code: string }> = {
  readonly [Code in Issue["code"]]: (issue: Extract<Issue, { code: Code }>) => string;
};

/** The sentence of every rule that can refuse a squad, fit to be shown to a user. */
export const squadErrorMessages: Messages<SquadError> = {
  season_over: () => "This season has no round left",
  deadline_passed: () => "The deadline of this round has passed",
  starters_incomplete: ({ count }) => `A squad has ${STARTER_COUNT} starters: you have chosen ${count}`,
  bench_incomplete: ({ count }) => `The bench has ${BENCH_COUNT} cards: you have chosen ${count}`,
  squad_card_twice: ({ playerName }) => `The card of ${playerName} can stand in only one place`,
  squad_card_not_yours: () => "One of these cards is not in your collection",
  squad_card_not_approved: ({ playerName }) => `The card of ${playerName} has not been approved`,
  squad_card_not_linked: ({ playerName }) => `The card of ${playerName} is not linked to a real player`,
  squad_card_other_league: ({ playerName }) => `${playerName} does not play in this league`,
  squad_player_twice: ({ playerName }) => `${playerName} can be in a squad only once`,
  club_limit: ({ count, clubName }) => `${count} cards of ${clubName}: at most ${CLUB_LIMIT} of one club`,
  goalkeeper_count: ({ count }) =>
    `Exactly one goalkeeper starts: you have chosen ${count === 0 ? "none" : count}`,
  shape_unknown: ({ defenders, midfielders, forwards }) =>
    `${counted(defenders, "defender")}, ${counted(midfielders, "midfielder")} and ${counted(forwards, "forward")} fit none of the formations ${listed(squadShapes.map(({ name }) => name))}`,
  captain_missing: () => "Choose a captain",
  captain_not_starting: () => "The captain has to be a starter",
  vice_captain_missing: () => "Choose a vice-captain",
  vice_captain_not_starting: () => "The vice-captain has to be a starter",
  captain_is_vice_captain: () => "Captain and vice-captain have to be two different cards",
  wildcard_spent: ({ round }) => `You have played this season's wildcard in round ${round}`,
  wildcard_with_chip: () => "A wildcard and a chip cannot be played in the same round",
  chip_outside_squad: () => "Only a card of the squad can carry a chip",
  chip_twice: ({ playerName }) => `${playerName} can carry only one chip`,
  chip_not_special: ({ playerName }) =>
    `Only a special card can carry a chip: the card of ${playerName} is none`,
  chip_card_spent: ({ playerName }) => `The card of ${playerName} has carried its chip of this season`,
  chip_round_limit: ({ count }) => `${counted(count, "chip")} in one round: at most ${CHIPS_PER_ROUND}`,
  chips_spent: ({ count, left }) =>
    `${counted(count, "chip")} chosen: you have ${left === 0 ? "none" : left} of ${CHIP_USES_PER_SEASON} left this season`,
};

/** The sentence of every warning, fit to be shown to a user. */
export const squadWarningMessages: Messages<SquadWarning> = {
  transfers_paid: ({ paid, cost }) => `−${counted(cost, "point")}: ${counted(paid, "extra transfer")}`,
  no_fixture: ({ playerName }) => `${playerName} has no fixture in this round`,
  bench_without_goalkeeper: () => "No goalkeeper on the bench: nobody can come on for yours",
  bench_goalkeepers: ({ count }) => `${count} goalkeepers on the bench: only one of them can come on`,
  chip_on_bench: ({ playerName }) => `${playerName} is on the bench: the chip counts only after coming on`,
  chip_without_fixture: ({ playerName }) =>
    `The chip of ${playerName} cannot count in this round: it comes back to you`,
  wildcard_unneeded: () => "These transfers are free without the wildcard, and it cannot be taken back",
};

/** An error with its sentence. */
export function errorNotice(error: SquadError): SquadNotice<SquadErrorCode> {
  const sentence = squadErrorMessages[error.code] as (issue: SquadError) => string;
  return { code: error.code, cardId: error.cardId, message: sentence(error) };
}

/** A warning with its sentence. */
export function warningNotice(warning: SquadWarning): SquadNotice<SquadWarningCode> {
  const sentence = squadWarningMessages[warning.code] as (issue: SquadWarning) => string;
  return { code: warning.code, cardId: warning.cardId, message: sentence(warning) };
}

/** Such as "1 chip" and "2 chips". */
function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
