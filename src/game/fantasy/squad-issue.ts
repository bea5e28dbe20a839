/** The rules by which a squad is refused. */
export const squadErrorCodes = [
  "season_over",
  "deadline_passed",
  "starters_incomplete",
  "bench_incomplete",
  "squad_card_twice",
  "squad_card_not_yours",
  "squad_card_not_approved",
  "squad_card_not_linked",
  "squad_card_other_league",
  "squad_player_twice",
  "club_limit",
  "goalkeeper_count",
  "shape_unknown",
  "captain_missing",
  "captain_not_starting",
  "vice_captain_missing",
  "vice_captain_not_starting",
  "captain_is_vice_captain",
  "wildcard_spent",
  "wildcard_with_chip",
  "chip_outside_squad",
  "chip_twice",
  "chip_not_special",
  "chip_card_spent",
  "chip_round_limit",
  "chips_spent",
] as const;

export type SquadErrorCode = (typeof squadErrorCodes)[number];

/** Warnings about a squad that is allowed. */
export const squadWarningCodes = [
  "transfers_paid",
  "no_fixture",
  "bench_without_goalkeeper",
  "bench_goalkeepers",
  "chip_on_bench",
  "chip_without_fixture",
  "wildcard_unneeded",
] as const;

export type SquadWarningCode = (typeof squadWarningCodes)[number];

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

interface ForSquad<Code extends SquadErrorCode | SquadWarningCode> {
  readonly code: Code;
  readonly cardId: null;
}

interface ForCard<Code extends SquadErrorCode | SquadWarningCode> {
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

/** Whether a code from outside is that of an error. */
export function isSquadErrorCode(code: string): code is SquadErrorCode {
  return squadErrorCodes.some((known) => known === code);
}

/** Whether a code from outside is that of a warning. */
export function isSquadWarningCode(code: string): code is SquadWarningCode {
  return squadWarningCodes.some((known) => known === code);
}
