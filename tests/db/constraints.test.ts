import { getTableColumns, is } from "drizzle-orm";
import { type Check, getTableConfig, PgDialect, PgTable } from "drizzle-orm/pg-core";
import { describe, expect, test } from "vitest";
import { OVERALL_MAX, OVERALL_MIN } from "#game/card/overall.ts";
import { SHOWCASE_MAX } from "#game/card/album/album.ts";
import { RISK_MAX } from "#game/card/photo-risk.ts";
import { USERNAME_MAX, USERNAME_MIN } from "#game/account/username.ts";
import { CHIP_USES_PER_SEASON } from "#game/fantasy/power/chip.ts";
import { SQUAD_SIZE } from "#game/fantasy/squad.ts";
import { BANK_LIMIT } from "#game/fantasy/transfers.ts";
import { RANKED_PER_DAY } from "#game/match/matchmaking.ts";
import { LEAGUE_NAME_MAX, LEAGUE_NAME_MIN, LEAGUE_SIZE_MAX } from "#game/mini-league/league.ts";
import { looks, SIGNINGS_A_SEASON } from "#game/scout/decide-signing.ts";
import { OFFER_SIZE } from "#game/scout/draw-offer.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { loadTables } from "#scripts/check-migrations.ts";

/**
 * The numbers in constraints, in their order. A migration is written once and can't import the rules, so this test
 * compares the two.
 */
const limits: Readonly<Record<string, readonly number[]>> = {
  user_username_form: [USERNAME_MIN, USERNAME_MAX],
  card_overall_range: [OVERALL_MIN, OVERALL_MAX],
  player_overall_range: [OVERALL_MIN, OVERALL_MAX],
  card_evidence_risk_range: [0, RISK_MAX],
  team_slot_index_range: [0, TEAM_SIZE - 1],
  tournament_entry_five_picks: [TEAM_SIZE],
  match_ranked_per_day: [1, RANKED_PER_DAY],
  mini_league_size_range: [0, LEAGUE_SIZE_MAX],
  mini_league_name_length: [LEAGUE_NAME_MIN, LEAGUE_NAME_MAX],
  fantasy_squad_nine: [SQUAD_SIZE, SQUAD_SIZE],
  fantasy_squad_bank: [0, BANK_LIMIT, 0],
  fantasy_chip_four_a_season: [1, CHIP_USES_PER_SEASON],
  scout_offer_three: [1, OFFER_SIZE],
  scout_offer_look: [...looks, 2],
  scout_signing_look: [...looks, 2],
  scout_signing_season_limit: [1, SIGNINGS_A_SEASON],
  share_one_thing: [1],
  showcase_card_place_range: [1, SHOWCASE_MAX],
  practice_season_bank: [0, BANK_LIMIT],
  practice_season_nine: [SQUAD_SIZE, SQUAD_SIZE],
  practice_gameweek_nine: [SQUAD_SIZE],
};

const exported = Object.values(await loadTables());
const tables = exported.filter((one): one is PgTable => is(one, PgTable));
const dialect = new PgDialect();
const checks = tables.flatMap((table) => getTableConfig(table).checks.map((check) => ({ table, check })));

function sqlOf({ value }: Check): string {
  return dialect.sqlToQuery(value).sql;
}

describe("a constraint", () => {
  test.each(Object.entries(limits))("%s has the limits of the rule", (name, named) => {
    const found = checks.find(({ check }) => check.name === name);
    const written = found === undefined ? "" : sqlOf(found.check).replaceAll(/"[^"]*"/gu, "");
    // Skips the digits of character classes such as [a-z0-9].
    const numbers = written.match(/(?<![\w-])\d+/gu) ?? [];
    expect(numbers.map(Number)).toEqual(named);
  });

  test.each(checks.filter(({ check }) => check.name.endsWith("_known")))(
    "$check.name lists the values that its column may have, and no other",
    ({ table, check }) => {
      const written = sqlOf(check);
      const column = Object.values(getTableColumns(table)).find(({ name }) =>
        written.includes(`"${name}" in (`),
      );
      const listed = [...written.matchAll(/'([^']*)'/gu)].map(([, value]) => value);
      expect(listed).toEqual(column?.enumValues);
    },
  );

  test("guards every column that has a list of values", () => {
    const open = tables.flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter(({ enumValues }) => enumValues !== undefined && enumValues.length > 0)
        .filter(
          ({ name }) =>
            !getTableConfig(table).checks.some((check) => sqlOf(check).includes(`"${name}" in (`)),
        )
        .map(({ name }) => `${getTableConfig(table).name}.${name}`),
    );
    expect(open).toEqual([]);
  });
});
