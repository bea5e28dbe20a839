import { describe, expect, test } from "vitest";
import { rateTable } from "./rate-table.ts";

function aTable() {
  let now = 1000;
  const table = rateTable(2, 60_000, () => now);
  return { table, pass: (milliseconds: number) => (now += milliseconds) };
}

describe("a table of rates", () => {
  test("lets an address ask as often as it may, then says how long it is to wait", () => {
    const { table, pass } = aTable();
    expect([table.take("a"), table.take("a")]).toEqual([0, 0]);
    pass(15_000);
    expect(table.take("a")).toBe(45_000);
    expect(table.take("b")).toBe(0);
  });

  test("lets it ask again once its window is over", () => {
    const { table, pass } = aTable();
    for (let asked = 0; asked < 3; asked += 1) table.take("a");
    pass(60_000);
    expect([table.take("a"), table.take("a"), table.take("a")]).toEqual([0, 0, 60_000]);
  });

  test("does not count what was given back", () => {
    const { table } = aTable();
    table.take("a");
    table.giveBack("a");
    expect([table.take("a"), table.take("a"), table.take("a")]).toEqual([0, 0, 60_000]);
  });

  test("gives nothing back to an address that it does not know", () => {
    const { table } = aTable();
    table.giveBack("a");
    expect([table.take("a"), table.take("a"), table.take("a")]).toEqual([0, 0, 60_000]);
  });

  test("forgets the oldest of very many addresses", () => {
    const { table } = aTable();
    for (let asked = 0; asked < 3; asked += 1) table.take("a");
    for (let other = 0; other < 50_000; other += 1) table.take(`other ${other}`);
    expect(table.take("a")).toBe(0);
  });
});
