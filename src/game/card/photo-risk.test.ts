import { describe, expect, test } from "vitest";
import { type PhotoFacts, RISK_MAX, weighPhoto } from "./photo-risk.ts";

const DAY = 24 * 60 * 60 * 1000;
const uploadedAt = Date.parse("2026-09-12T12:00:00Z");
const good: PhotoFacts = {
  isCodeSeen: true,
  nameLikeness: 1,
  isCopyOfAnother: false,
  isCopyOfOwn: false,
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
      isCopyOfAnother: true,
      isCopyOfOwn: true,
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

  test("counts a photo as old once neither code of its day would be accepted", () => {
    expect(weighPhoto({ ...good, takenAt: uploadedAt - 2 * DAY }).reasons).toEqual([]);
    expect(weighPhoto({ ...good, takenAt: uploadedAt - 2 * DAY - 1 }).reasons).toEqual(["photo_is_old"]);
  });

  test("distinguishes a different name from an unread one", () => {
    expect(weighPhoto({ ...good, nameLikeness: 0.59 }).reasons).toEqual(["name_differs"]);
    expect(weighPhoto({ ...good, nameLikeness: 0.6 }).reasons).toEqual([]);
    expect(weighPhoto({ ...good, nameLikeness: null }).reasons).toEqual(["name_not_read"]);
  });
});
