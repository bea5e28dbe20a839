/** What forbids a squad. `cardId` is the card that it concerns; null where it concerns the squad. */
export type SquadError =
  | ForSquad<"season_over">
  | ForSquad<"deadline_passed">
  | (ForSquad<"starters_incomplete"> & Count)
  | (ForSquad<"bench_incomplete"> & Count)
  | (ForCard<"squad_card_twice"> & Named)
  | ForCard<"squad_card_not_yours">
  | (ForCard<"squad_card_not_approved"> & Named)
  | (ForCard<"squad_card_not_linked"> & Named)
  | (ForCard<"squad_card_other_league"> & Named)
  | (ForCard<"squad_player_twice"> & Named)
  | (ForCard<"club_limit"> & Count & { readonly clubName: string })
  | (ForSquad<"goalkeeper_count"> & Count)
  | (ForSquad<"shape_unknown"> & {
      readonly defenders: number;
      readonly midfielders: number;
      readonly forwards: number;
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
  | (ForSquad<"chip_round_limit"> & Count)
  | (ForSquad<"chips_spent"> & Count & { readonly left: number });

/** What a user should know before a squad that is allowed. */
export type SquadWarning =
  | (ForSquad<"transfers_paid"> & { readonly paid: number; readonly cost: number })
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

/** An error or a warning as it is shown: the rule's code, the card if it concerns one, and a sentence for the user. */
export interface SquadNotice<Code extends string = SquadErrorCode | SquadWarningCode> {
  readonly code: Code;
  readonly cardId: number | null;
  readonly message: string;
}
