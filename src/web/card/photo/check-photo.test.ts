import { describe, expect, test } from "vitest";
import { PHOTO_MAX_BYTES } from "#game/card/photo-limits.ts";
import { checkPhoto } from "./check-photo.ts";

describe("a file chosen as photo", () => {
  test("is taken when it is an image of up to 10 MB", () => {
    expect(checkPhoto({ type: "image/jpeg", name: "card.jpg", size: PHOTO_MAX_BYTES })).toBeNull();
    expect(checkPhoto({ type: "", name: "IMG_1.HEIC", size: 1 })).toBeNull();
  });

  // shows: 5.15, 9.25
  test.each([
    { type: "application/pdf", name: "card.pdf" },
    { type: "image/svg+xml", name: "card.svg" },
    { type: "", name: "card" },
  ])("is refused when it is no photo: $name", (file) => {
    expect(checkPhoto({ ...file, size: 1 })).toBe("Please select an image file");
  });

  // shows: 5.16, 9.24
  test("is refused above 10 MB", () => {
    const file = { type: "image/png", name: "card.png", size: PHOTO_MAX_BYTES + 1 };
    expect(checkPhoto(file)).toBe("File size must be less than 10MB");
  });
});
