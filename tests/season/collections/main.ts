/**
 * Prints how collections grow in a season with a scout, photos and transfers, and fails if they don't grow as they
 * should (docs/rules.md#the-scout).
 *
 *   node tests/season/collections/main.ts [managers] [rounds]
 */
import { leagueSlugs } from "#game/world/catalogue/leagues.ts";
import { WORLD_SEED } from "#game/world/world-seed.ts";
import { figuresOf } from "./figures.ts";
import { playSeason } from "./play-season.ts";

/** The number of rounds in the shortest of the three leagues. */
const SEASON = 38;
const WITH_NINE = 0.95;

const [managers = "500", rounds = String(SEASON)] = process.argv.slice(2);
const finished = playSeason({
  managers: Number(managers),
  rounds: Number(rounds),
  leagues: leagueSlugs,
  seed: WORLD_SEED,
});
const all = figuresOf(finished);
for (const region of leagueSlugs) {
  print(region, figuresOf(finished.filter((manager) => manager.region === region)));
}
print("all", all);
say("no player twice in a collection", all.duplicates === 0);
say("at most 45 signed, numbered without a gap", all.wrongSignings === 0);
say(
  `a legal nine in their region for ${100 * WITH_NINE} % of the active without photos`,
  all.withNine >= WITH_NINE,
);

function print(name: string, figures: ReturnType<typeof figuresOf>): void {
  const { managers: count, mostSignings, signings, cards, transfers, withNine } = figures;
  const { points, pointsWithPhotos } = figures;
  console.log(
    `${name.padEnd(15)}${count} managers; the active without photos: ${signings} signed (most ${mostSignings}), ${cards} cards, ` +
      `${transfers} transfers, ${(100 * withNine).toFixed(1)} % with a legal nine, ${points.toFixed(0)} points`,
  );
  const lead = pointsWithPhotos - points;
  console.log(
    `${"".padEnd(15)}lead with photos of stars, without chips: ${lead.toFixed(0)} points, ${((100 * lead) / points).toFixed(1)} %`,
  );
}

function say(goal: string, isMet: boolean): void {
  if (!isMet) process.exitCode = 1;
  console.log(`${isMet ? "met   " : "MISSED"} ${goal}`);
}
