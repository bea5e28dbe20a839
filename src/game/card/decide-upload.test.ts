import { describe, expect, test } from "vitest";
import { decideUpload, type UploadFacts } from "./decide-upload.ts";
import { PENDING_PHOTOS_MAX } from "./photo-limits.ts";

const complete: UploadFacts = {
  playerName: "Bukayo Saka",
  position: "forward",
  club: "Arsenal",
  hasFile: true,
  clubs: new Set(["Arsenal", "Chelsea"]),
  isCodeAccepted: true,
  pending: 0,
};

function refusalOf(facts: Partial<UploadFacts>) {
  const decided = decideUpload({ ...complete, ...facts });
  return decided.ok ? null : decided.refusal;
}

describe("an upload", () => {
  test("with everything filled in is accepted with what was said of the card", () => {
    expect(decideUpload(complete)).toEqual({
      ok: true,
      value: { playerName: "Bukayo Saka", position: "forward", club: "Arsenal" },
    });
  });

  test.each([
    { playerName: "" },
    { playerName: "\u200b" },
    { position: "" as const },
    { club: "" },
    { hasFile: false },
  ])("without one of its fields is refused: %o", (missing) => {
    expect(refusalOf(missing)).toEqual({ code: "upload_incomplete" });
  });

  test("with a club that the form does not list is refused", () => {
    expect(refusalOf({ club: "arsenal" })).toEqual({ code: "club_unknown", club: "arsenal" });
  });

  test("with a code of another day or user is refused", () => {
    expect(refusalOf({ isCodeAccepted: false })).toEqual({ code: "verification_code_expired" });
  });

  test("is refused while the most photos allowed are pending", () => {
    expect(refusalOf({ pending: PENDING_PHOTOS_MAX - 1 })).toBeNull();
    expect(refusalOf({ pending: PENDING_PHOTOS_MAX })).toEqual({
      code: "too_many_pending",
      most: PENDING_PHOTOS_MAX,
    });
  });
});
