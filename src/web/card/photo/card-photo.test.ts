import { describe, expect, test } from "vitest";
import { defaultCorners } from "#game/card/face/corners.ts";
import { checkPhoto, cornersText } from "./card-photo.ts";

describe("a file chosen as photo", () => {
  test("is accepted if it is an image of less than 10 MB", () => {
    expect(checkPhoto({ type: "image/jpeg", name: "card.jpg", size: 10_485_759 })).toBeNull();
    expect(checkPhoto({ type: "", name: "IMG_1.HEIC", size: 1 })).toBeNull();
  });

  // shows: 5.15, 9.25
  test.each([
    { type: "application/pdf", name: "card.pdf" },
    { type: "image/svg+xml", name: "card.svg" },
    { type: "", name: "card" },
  ])("is refused if it isn't a photo: $name", (file) => {
    expect(checkPhoto({ ...file, size: 1 })).toBe("Please select an image file");
  });

  // shows: 5.16, 9.24
  test("is refused from 10 MB", () => {
    const file = { type: "image/png", name: "card.png", size: 10_485_760 };
    expect(checkPhoto(file)).toBe("File size must be less than 10MB");
  });
});

test("the corners of a photo are sent unless the server would refuse them", () => {
  const sent = (width: number, height: number) =>
    cornersText({ corners: defaultCorners(width, height), isFound: false, photo: { width, height } });
  expect(cornersText(null)).toBeUndefined();
  expect([sent(1, 1), sent(1, 150)]).toEqual(
    [defaultCorners(1, 1), defaultCorners(1, 150)].map((corners) => JSON.stringify(corners)),
  );
  expect([sent(1, 200), sent(400, 1)]).toEqual([undefined, undefined]);
});
