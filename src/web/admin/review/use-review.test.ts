import { describe, expect, test } from "vitest";
import type { PendingCardView } from "#contract/admin.ts";
import { NAME_LIKENESS_MIN } from "#game/card/photo-risk.ts";
import { firstPlayers, openCard } from "./use-review.ts";

const [one, two, three] = [{ id: 1 }, { id: 2 }, { id: 3 }];

describe("the open photo of the queue", () => {
  test("is the page's first until the admin asks for another", () => {
    expect(openCard([one, two], [null, null])).toBe(one);
    expect(openCard([one, two], [2, 1])).toBe(two);
    expect(openCard([], [2, 1])).toBeNull();
  });

  test("stays when evidence puts another first", () => {
    expect(openCard([three, one, two], [null, 1])).toBe(one);
  });

  test("is the first again when it's gone", () => {
    expect(openCard([three, two], [null, 1])).toBe(three);
  });
});

describe("a bulk approval", () => {
  const saka = { id: 7 };
  const read = (likeness: number) => ({ players: [{ player: saka, likeness }] });
  const card = (id: number, facts: object) => ({ id, claimedPlayer: null, evidence: null, ...facts });

  test("links the players that an approval of each card alone would link", () => {
    const cards = [
      card(1, { claimedPlayer: { id: 5 }, evidence: read(1) }),
      card(2, { evidence: read(NAME_LIKENESS_MIN) }),
      card(3, { evidence: read(NAME_LIKENESS_MIN - 0.01) }),
      card(4, {}),
    ] as unknown as PendingCardView[];
    expect(firstPlayers(cards).map(({ id, playerId }) => [id, playerId])).toEqual([
      [1, 5],
      [2, 7],
      [3, null],
      [4, null],
    ]);
  });
});
