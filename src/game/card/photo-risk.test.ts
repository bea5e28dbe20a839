import { describe, expect, test } from "vitest";
import { type PhotoFacts, RISK_HIGH_FROM, RISK_MAX, RISK_MEDIUM_FROM, weighPhoto } from "./photo-risk.ts";

const DAY = 24 * 60 * 60 * 1000;
const uploadedAt = Date.parse("2026-09-12T12:00:00Z");
const good: PhotoFacts = {
  isCodeSeen: true,
  nameLikeness: 1,
  isNameOnCard: true,
  isCopyOfAnother: false,
  isFaceOfAnother: false,
  isOfScreen: false,
  isCopyOfOwn: false,
  isOwnDrawing: false,
  takenAt: uploadedAt - 60_000,
  uploadedAt,
};

describe("the risk of a photo", () => {
  test("is 0 if everything matches", () => {
    expect(weighPhoto(good)).toEqual({ risk: 0, reasons: [] });
  });

  test("is highest for a photo another user has uploaded", () => {
    const copy = weighPhoto({ ...good, isCopyOfAnother: true });
    const worst = weighPhoto({ ...good, isCodeSeen: false, nameLikeness: 0.2, takenAt: null });
    expect(copy.reasons).toEqual(["copy_of_another_user"]);
    expect(copy.risk).toBeGreaterThan(worst.risk);
  });

  test("lists every reason, the heaviest first, and is capped", () => {
    const { risk, reasons } = weighPhoto({
      isCodeSeen: false,
      nameLikeness: null,
      isNameOnCard: null,
      isCopyOfAnother: true,
      isFaceOfAnother: true,
      isOfScreen: false,
      isCopyOfOwn: true,
      isOwnDrawing: false,
      takenAt: null,
      uploadedAt,
    });
    expect(reasons).toEqual([
      "copy_of_another_user",
      "copy_of_own_photo",
      "code_not_seen",
      "name_not_read",
      "capture_time_unknown",
    ]);
    expect(risk).toBe(RISK_MAX);
  });

  test("adds up the weights of its reasons", () => {
    expect(weighPhoto({ ...good, isCodeSeen: false, takenAt: null })).toEqual({
      risk: 25,
      reasons: ["code_not_seen", "capture_time_unknown"],
    });
    expect(weighPhoto({ ...good, isOwnDrawing: true, isOfScreen: true, nameLikeness: null }).risk).toBe(95);
  });

  test("counts a name beside the card only if it's the claimed player's", () => {
    const beside = { ...good, isNameOnCard: false };
    expect(weighPhoto({ ...beside, nameLikeness: 0.6 }).reasons).toEqual(["name_beside_card"]);
    expect(weighPhoto({ ...beside, nameLikeness: 0.59 }).reasons).toEqual(["name_differs"]);
    expect(weighPhoto({ ...beside, nameLikeness: null }).reasons).toEqual(["name_not_read"]);
  });

  test("names the heaviest reason first", () => {
    const both = weighPhoto({ ...good, isFaceOfAnother: true, isOwnDrawing: true });
    expect(both.reasons).toEqual(["own_drawing", "face_of_another_user"]);
    const old = weighPhoto({ ...good, nameLikeness: null, takenAt: uploadedAt - 3 * DAY });
    expect(old.reasons).toEqual(["photo_is_old", "name_not_read"]);
  });

  test("counts a photo as old once neither code of its day would be accepted", () => {
    expect(weighPhoto({ ...good, takenAt: uploadedAt - 2 * DAY }).reasons).toEqual([]);
    expect(weighPhoto({ ...good, takenAt: uploadedAt - 2 * DAY - 1 }).reasons).toEqual(["photo_is_old"]);
  });

  test("is medium, not high, for a card that looks like another user's: there are many copies of a print", () => {
    const { risk, reasons } = weighPhoto({ ...good, isFaceOfAnother: true });
    expect(reasons).toEqual(["face_of_another_user"]);
    expect(risk).toBeGreaterThanOrEqual(RISK_MEDIUM_FROM);
    expect(risk).toBeLessThan(RISK_HIGH_FROM);
  });

  test("is high for a card that Panna drew itself", () => {
    const { risk, reasons } = weighPhoto({ ...good, isOwnDrawing: true });
    expect(reasons).toEqual(["own_drawing"]);
    expect(risk).toBeGreaterThanOrEqual(RISK_HIGH_FROM);
  });

  test("is medium for a photo of a screen", () => {
    expect(weighPhoto({ ...good, isOfScreen: true }).reasons).toEqual(["photo_of_screen"]);
  });

  test("counts a claimed name that's on the photo but not on the card, and no other", () => {
    expect(weighPhoto({ ...good, isNameOnCard: false }).reasons).toEqual(["name_beside_card"]);
    expect(weighPhoto({ ...good, isNameOnCard: null }).reasons).toEqual([]);
    expect(weighPhoto({ ...good, isNameOnCard: false, nameLikeness: 0.2 }).reasons).toEqual(["name_differs"]);
  });

  test("distinguishes a different name from an unread one", () => {
    expect(weighPhoto({ ...good, nameLikeness: 0.59 }).reasons).toEqual(["name_differs"]);
    expect(weighPhoto({ ...good, nameLikeness: 0.6 }).reasons).toEqual([]);
    expect(weighPhoto({ ...good, nameLikeness: null }).reasons).toEqual(["name_not_read"]);
  });
});
