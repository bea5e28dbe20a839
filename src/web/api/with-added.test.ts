import { expect, test } from "vitest";
import { withAdded } from "./with-added.ts";

test("what an answer leaves out is added, and what it says stays", () => {
  const answer: { id: number; isHome: boolean; name: string | null } = JSON.parse('{"id":1,"name":null}');
  expect(withAdded(answer, { isHome: true, name: "Ada" })).toEqual({ id: 1, isHome: true, name: null });
});
