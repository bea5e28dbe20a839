/**
 * Why a squad is refused, with the facts that its sentence needs. `cardId` is the card at fault; null where it's the
 * squad as a whole.
 */
export type SquadError =
  | ForSquad<"season_over">
  | ForSquad<"deadline_passed">
  | (ForSquad<"starters_incomplete"> & Count & { readonly needed: number })
  | (ForSquad<"bench_incomplete"> & Count & { readonly needed: number })
  | (ForCard<"squad_card_twice"> & Named)
  | ForCard<"squad_card_not_yours">
  | (ForCard<"squad_card_not_approved"> & Named)
  | (ForCard<"squad_card_not_linked"> & Named)
  | (ForCard<"squad_card_other_league"> & Named)
  | (ForCard<"squad_player_twice"> & Named)
  | (ForCard<"club_limit"> & Count & Most & { readonly clubName: string })
  | (ForSquad<"goalkeeper_count"> & Count)
  | (ForSquad<"shape_unknown"> & {
      readonly defenders: number;
      readonly midfielders: number;
      readonly forwards: number;
      /** Those that can be played. */
      readonly formations: readonly string[];
    })
  | ForSquad<"captain_missing">
  | ForCard<"captain_not_starting">
  | ForSquad<"vice_captain_missing">
  | ForCard<"vice_captain_not_starting">
  | ForCard<"captain_is_vice_captain">
  | (ForSquad<"wildcard_spent"> & { readonly round: number })
  | ForSquad<"wildcard_with_chip">
  | ForCard<"chip_outside_squad">
  | (ForCard<"chip_twice"> & Named)
  | (ForCard<"chip_not_special"> & Named)
  | (ForCard<"chip_card_spent"> & Named)
  | (ForSquad<"chip_round_limit"> & Count & Most)
  | (ForSquad<"chips_spent"> & Count & { readonly left: number; readonly total: number });

/** What to tell a user about a squad that is allowed. */
export type SquadWarning =
  | (ForSquad<"transfers_paid"> & Count & { readonly cost: number })
  | (ForCard<"no_fixture"> & Named)
  | ForSquad<"bench_without_goalkeeper">
  | (ForSquad<"bench_goalkeepers"> & Count)
  | (ForCard<"chip_on_bench"> & Named)
  | (ForCard<"chip_without_fixture"> & Named)
  | ForSquad<"wildcard_unneeded">;

export type SquadErrorCode = SquadError["code"];
export type SquadWarningCode = SquadWarning["code"];

interface ForSquad<Code extends string> {
  readonly code: Code;
  readonly cardId: null;
}

interface ForCard<Code extends string> {
  readonly code: Code;
  readonly cardId: number;
}

interface Named {
  readonly playerName: string;
}

interface Count {
  readonly count: number;
}

interface Most {
  readonly most: number;
}

const errorCodes: Readonly<Record<SquadErrorCode, true>> = {
  season_over: true,
  deadline_passed: true,
  starters_incomplete: true,
  bench_incomplete: true,
  squad_card_twice: true,
  squad_card_not_yours: true,
  squad_card_not_approved: true,
  squad_card_not_linked: true,
  squad_card_other_league: true,
  squad_player_twice: true,
  club_limit: true,
  goalkeeper_count: true,
  shape_unknown: true,
  captain_missing: true,
  captain_not_starting: true,
  vice_captain_missing: true,
  vice_captain_not_starting: true,
  captain_is_vice_captain: true,
  wildcard_spent: true,
  wildcard_with_chip: true,
  chip_outside_squad: true,
  chip_twice: true,
  chip_not_special: true,
  chip_card_spent: true,
  chip_round_limit: true,
  chips_spent: true,
};

const warningCodes: Readonly<Record<SquadWarningCode, true>> = {
  transfers_paid: true,
  no_fixture: true,
  bench_without_goalkeeper: true,
  bench_goalkeepers: true,
  chip_on_bench: true,
  chip_without_fixture: true,
  wildcard_unneeded: true,
};

/** Whether a code from outside is one of the errors above. */
export function isSquadErrorCode(code: string): code is SquadErrorCode {
  return Object.hasOwn(errorCodes, code);
}

/** Whether a code from outside is one of the warnings above. */
export function isSquadWarningCode(code: string): code is SquadWarningCode {
  return Object.hasOwn(warningCodes, code);
}

export const squadErrorCodes = Object.keys(errorCodes).filter(isSquadErrorCode);
export const squadWarningCodes = Object.keys(warningCodes).filter(isSquadWarningCode);
