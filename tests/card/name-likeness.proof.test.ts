import { expect, test } from "vitest";
import { players } from "#game/world/catalogue/players.ts";
import { nameLikeness, readWords } from "#game/card/name-likeness.ts";

test("likeness is greatest for the player himself, for 19 in 20 of the catalogue with a letter misread", () => {
  const sampled = players.filter((_, at) => at % 10 === 0);
  const right = sampled.filter(({ name }) => {
    const seen = readWords(`ARSENAL 84 ${name.slice(0, 2)}x${name.slice(3)} forward`);
    const ranked = players.map((one) => ({ one, likeness: nameLikeness(one.name, null, seen) }));
    const best = ranked.reduce((top, next) => (next.likeness > top.likeness ? next : top)).one;
    return best.name === name;
  });
  expect(right.length / sampled.length).toBeGreaterThan(0.95);
});
