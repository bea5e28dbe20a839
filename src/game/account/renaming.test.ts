import { describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#game/milliseconds.ts";
import { decideRenaming, FORMER_NAME_KEPT_MS } from "./renaming.ts";

const chosenAt = Date.parse("2025-09-01T00:00:00Z");

describe("renaming", () => {
  test("is the first choice for a user without a name", () => {
    const nameless = { username: null, chosenAt: null, changedAt: null };
    expect(decideRenaming(nameless, chosenAt)).toEqual({ ok: true, value: "first" });
  });

  test.each([
    [0, null, "correction"],
    [24 * HOUR_MS - 1, null, "correction"],
    [24 * HOUR_MS, null, "change"],
    [31 * DAY_MS, DAY_MS, "change"],
  ])("%i ms after the first choice, last changed at %j, is a %s", (after, changed, kind) => {
    const changedAt = changed === null ? null : chosenAt + changed;
    expect(decideRenaming({ username: "alice", chosenAt, changedAt }, chosenAt + after)).toEqual({
      ok: true,
      value: kind,
    });
  });

  test("is refused until thirty days after the last change", () => {
    const changedAt = chosenAt + DAY_MS;
    const freeAt = changedAt + 30 * DAY_MS;
    expect(decideRenaming({ username: "alice", chosenAt, changedAt }, freeAt - 1)).toEqual({
      ok: false,
      refusal: { code: "username_changed_recently", freeAt },
    });
  });

  test("is free again thirty days after the last change", () => {
    const changedAt = chosenAt + DAY_MS;
    const history = { username: "alice", chosenAt, changedAt };
    expect(decideRenaming(history, changedAt + 30 * DAY_MS)).toEqual({ ok: true, value: "change" });
  });

  test("leaves the former name closed to others for ninety days", () => {
    expect(chosenAt + FORMER_NAME_KEPT_MS).toBe(Date.parse("2025-11-30T00:00:00Z"));
  });

  test("is a change for a name that was chosen before Panna wrote down when", () => {
    const old = { username: "alice", chosenAt: null, changedAt: null };
    expect(decideRenaming(old, chosenAt)).toEqual({ ok: true, value: "change" });
  });
});
