import { describe, expect, test } from "vitest";
import type { EvidenceView } from "#contract/admin.ts";
import { words } from "#web/language/words.ts";
import { evidenceLines } from "./evidence-lines.ts";

const card = { createdAt: "2026-11-07T12:00:00.000Z", playerName: "Bukayo Saka" };

const clean: EvidenceView = {
  risk: 0,
  reasons: [],
  codeSeenAs: "qr",
  textRead: "BUKAYO SAKA",
  nameLikeness: 0.97,
  players: [],
  lookalikes: [],
  takenAt: "2026-11-07T11:30:00.000Z",
  gatheredAt: "2026-11-07T12:00:05.000Z",
};

const lookalike: EvidenceView["lookalikes"][number] = {
  cardId: 3,
  playerName: "Bukayo Saka",
  status: "approved",
  user: { id: "u2", email: "sam@example.com" },
  isSameUser: false,
  createdAt: "2026-11-01T12:00:00.000Z",
  likeness: 0.99,
  part: "photo",
  image: "/images/x/small.webp",
  photo: "/images/x/medium.webp",
  face: null,
};

function titles(evidence: Partial<EvidenceView>): string[] {
  return evidenceLines(words("admin"), { ...clean, ...evidence }, card).map(
    ({ tone, title }) => `${tone}: ${title}`,
  );
}

describe("the evidence in words", () => {
  test("is all good for a clean photo", () => {
    expect(titles({})).toEqual([
      "good: Verification code found as a QR code",
      "good: The name read matches Bukayo Saka",
      "good: No other photo looks like it",
      "good: Taken 30 minutes before the upload",
    ]);
  });

  test("warns of what is missing", () => {
    expect(titles({ codeSeenAs: null, nameLikeness: null, takenAt: null })).toEqual([
      "warning: Verification code not found",
      "info: No name could be read",
      "good: No other photo looks like it",
      "info: The file doesn't say when it was taken",
    ]);
  });

  test("distinguishes another user's photo from the uploader's own", () => {
    expect(titles({ lookalikes: [lookalike] })).toContain("danger: Another user uploaded the same photo");
    expect(titles({ lookalikes: [{ ...lookalike, isSameUser: true }] })).toContain(
      "warning: The uploader has used this photo before",
    );
  });

  test("distinguishes another user's card from another user's photo", () => {
    expect(titles({ lookalikes: [{ ...lookalike, part: "card" }] })).toContain(
      "warning: Another user uploaded a card that looks the same",
    );
    expect(titles({ lookalikes: [{ ...lookalike, part: "card" }, lookalike] })).toContain(
      "danger: Another user uploaded the same photo",
    );
  });

  test("warns of a photo of a screen, and of a name that's only beside the card", () => {
    expect(titles({ reasons: ["photo_of_screen"] })).toContain("warning: It may be a photo of a screen");
    expect(titles({ reasons: ["name_beside_card"] })).toContain(
      "warning: Bukayo Saka was read in the photo, but not on the card",
    );
  });

  test("says that Panna drew the card", () => {
    expect(titles({ reasons: ["own_drawing"] })).toContain("danger: It's a card that Panna drew");
  });

  test("warns of a photo taken before any accepted code was known", () => {
    expect(titles({ takenAt: "2026-11-05T11:00:00.000Z" })).toContain(
      "warning: Taken 2 days before the upload",
    );
  });

  test("reports a name that doesn't match", () => {
    expect(titles({ nameLikeness: 0.3 })).toContain("danger: The name read doesn't match Bukayo Saka");
  });
});
