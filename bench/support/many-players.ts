import { uniformInt } from "pure-rand/distribution/uniformInt";
import { xoroshiro128plus } from "pure-rand/generator/xoroshiro128plus";
import type pg from "pg";
import { players } from "#game/world/catalogue/players.ts";
import { insertClubs } from "./clubs.ts";

/** Parts of the surnames that aren't in the catalogue: most of the world's surnames are rare. */
const BEGINNINGS =
  "Ab Ad Al An Ar Ba Be Bel Ber Bo Bra Bu Ca Cha Che Da De Di Do Du El Fa Fe Fer Fi Fra Ga Ge Gi Go Gra Gu Ha He Ho Hu Ib Iv Ja Jo Ka Ke Ki Ko Kra Ku La Le Li Lo Lu Ma Me Mi Mo Mu Na Ne Ni No Ob Ol Or Pa Pe Pi Po Pra Qui Ra Re Ri Ro Ru Sa Sche Se Si So Sta Ste Su Ta Te Ti To Tra Tu Ul Va Ve Vi Vo Wa Wei Wi Ya Yo Za Ze Zu";
const MIDDLES =
  "ba be bo da de di do fa ga go ka ko la le li lo ma me mi mo na ne ni no ra re ri ro sa se si ta te ti to va ve vi za zi";
const ENDINGS =
  "bayo berg by court czyk dal der do do dsson e ell en er es escu ez feld fors gaard ger hi ic ić iez in ini ino is ković kov lan las lund man ma mba mann mez mura na nda ne ner nho ni o off os ou ov ová rão ras rez ris rović s san sen ski son ssen sson stra tà tti tz va vić vsky wicz y z ze zzi";

/**
 * `count` names: first names from the catalogue, half of the surnames too, with common names the most frequent in
 * both.
 */
export function manyNames(count: number, seed: number): string[] {
  const random = xoroshiro128plus(seed);
  const upTo = (most: number): number => uniformInt(random, 0, most - 1);
  const pick = (from: readonly string[]): string => from[upTo(from.length)] ?? "";
  const common = (from: readonly string[]): string =>
    from[Math.floor(from.length * (upTo(10_000) / 10_000) ** 1.5)] ?? "";
  const words = players.map(({ name }) => name.split(" ")).filter((parts) => parts.length > 1);
  const firsts = [...new Set(words.map((parts) => parts[0] ?? ""))];
  const lasts = [...new Set(words.map((parts) => parts.at(-1) ?? ""))];
  const [beginnings, middles, endings] = [BEGINNINGS, MIDDLES, ENDINGS].map((parts) => parts.split(" "));
  const rare = (): string =>
    pick(beginnings ?? []) + (upTo(2) === 0 ? pick(middles ?? []) : "") + pick(endings ?? []);
  return Array.from({ length: count }, () => {
    const last = upTo(2) === 0 ? common(lasts) : rare();
    return `${common(firsts)} ${last}${upTo(10) === 0 ? ` ${common(lasts)}` : ""}`;
  });
}

/** Inserts players with these names and their surnames as short names, as a provider does. */
export async function insertPlayers(pool: pg.Pool, names: readonly string[]): Promise<void> {
  await insertClubs(pool);
  await pool.query(
    `insert into player (provider, key, club_id, name, short_name, position, overall)
     select 'simulated', 'p' || at, 1 + at % 20, name, regexp_replace(name, '^.* ', ''),
            (array['goalkeeper', 'defender', 'midfielder', 'forward'])[1 + at % 4], 50 + at * 7919 % 45
       from unnest($1::text[]) with ordinality as given(name, at)`,
    [names],
  );
}
