import { describe, expect, test } from "vitest";
import { openCard } from "./use-review.ts";

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
