import { describe, expect, test } from "vitest";
import {
  NOTHING_SELECTED,
  type Selection,
  withBench,
  withCaptain,
  withExchange,
  withoutCard,
  withStarter,
  withViceCaptain,
} from "./selection.ts";
import { squadChange } from "./squad-change.ts";

const some: Selection = { ...NOTHING_SELECTED, starters: [1, 2], bench: [6], captainId: 1 };

describe("a change of a selection", () => {
  test("names the card that came in, moved or left", () => {
    expect(squadChange(some, withStarter(some, 3))).toEqual({ kind: "started", cardId: 3 });
    expect(squadChange(some, withStarter(some, 6))).toEqual({ kind: "started", cardId: 6 });
    expect(squadChange(some, withBench(some, 7))).toEqual({ kind: "benched", cardId: 7 });
    expect(squadChange(some, withBench(some, 1))).toEqual({ kind: "benched", cardId: 1 });
    expect(squadChange(some, withoutCard(some, 1))).toEqual({ kind: "removed", cardId: 1 });
  });

  test("names both cards of an exchange, first the one that comes in or starts", () => {
    expect(squadChange(some, withExchange(some, 1, 9))).toEqual({ kind: "replaced", cardId: 9, otherId: 1 });
    expect(squadChange(some, withExchange(some, 1, 6))).toEqual({ kind: "replaced", cardId: 6, otherId: 1 });
  });

  test("names the new captain and vice-captain", () => {
    expect(squadChange(some, withCaptain(some, 2))).toEqual({ kind: "captain", cardId: 2 });
    expect(squadChange(some, withViceCaptain(some, 2))).toEqual({ kind: "viceCaptain", cardId: 2 });
  });

  test("of several cards at once is a pick, and no change is null", () => {
    expect(squadChange(NOTHING_SELECTED, some)).toEqual({ kind: "picked" });
    expect(squadChange(some, { ...some, starters: [2, 1] })).toBeNull();
    expect(squadChange(some, NOTHING_SELECTED)).toBeNull();
  });
});
