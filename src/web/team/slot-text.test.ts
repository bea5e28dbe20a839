import { describe, expect, test } from "vitest";
import { slotsOf } from "#game/team/formation.ts";
import { words } from "#web/language/words.ts";
import { slotName } from "./slot-text.ts";

const namesIn = (formation: string) =>
  slotsOf(formation).map((_, at) => slotName(words("team"), formation, at));

describe("the name of a slot", () => {
  test("has its side if the formation has several of its kind", () => {
    expect(namesIn("2-1-1")).toEqual(["GK", "CB left", "CB right", "CM", "ST"]);
    expect(namesIn("1-2-1")).toEqual(["GK", "CB", "CM left", "CM right", "ST"]);
    expect(namesIn("3-5-2")).toContain("CB centre");
  });

  test.each(["2-1-1", "1-2-1", "1-1-2", "2-2"])("is unique in %s", (formation) => {
    expect(new Set(namesIn(formation)).size).toBe(5);
  });
});
