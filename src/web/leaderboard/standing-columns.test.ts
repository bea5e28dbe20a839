import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { standingColumns } from "./standing-columns.tsx";

function positionCell(position: number | null, isRanked?: boolean): string {
  const [column] = standingColumns("viewer", () => null, isRanked);
  return renderToStaticMarkup(column?.cell({ id: "one", username: "one", position }));
}

describe("the position in a table", () => {
  test("is a medal for the first three", () => {
    expect(positionCell(1)).toContain("medal-gold");
    expect(positionCell(4)).not.toContain("medal-");
  });

  test("is a dash while there is nothing to rank", () => {
    expect(positionCell(null)).toContain("–");
    expect(positionCell(1, false)).toContain("–");
    expect(positionCell(1, false)).not.toContain("medal");
  });
});
