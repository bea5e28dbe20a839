import { describe, expect, test } from "vitest";
import { theSquadFacts } from "#tests/support/fantasy-makers.ts";
import { asking, errorCases, round, special, warningCases } from "#tests/support/squad-error-cases.ts";
import { validateSquad } from "#game/fantasy/validate-squad.ts";
import { LANGUAGE_CODES } from "#contract/languages.ts";
import { refusalMessage } from "#server/platform/refusal-message.ts";
import { wordsIn } from "#server/platform/words.ts";
import { refusalText } from "#words/refusal-text.ts";
import { squadNoticeText } from "#words/squad-notice-text.ts";
import { squadRefusal, toSquadNotice } from "./squad-notice.ts";

describe("a notice about a squad", () => {
  test.each(errorCases)(
    "%s: an error with its card and its sentence (%#)",
    (code, given, cardId, message) => {
      const notices = validateSquad(theSquadFacts(given)).errors.map(toSquadNotice);
      expect(notices).toEqual([{ code, cardId, params: expect.any(Object), message }]);
    },
  );

  test.each(warningCases)(
    "%s: a warning with its card and its sentence (%#)",
    (code, given, cardId, message) => {
      const notices = validateSquad(theSquadFacts(given)).warnings.map(toSquadNotice);
      expect(notices).toEqual([{ code, cardId, params: expect.any(Object), message }]);
    },
  );

  test("says that a chip without a match comes back", () => {
    const fixtureCounts = new Map([...round.fixtureCounts].filter(([club]) => club !== 14));
    const given = { ...special, ...asking({ chipCardIds: [4] }), round: { ...round, fixtureCounts } };
    const [, notice] = validateSquad(theSquadFacts(given)).warnings.map(toSquadNotice);
    expect(notice?.message).toBe("Player 4 has no match this gameweek, so you get the chip back.");
  });

  test.each(LANGUAGE_CODES)("has all its facts in %s", (language) => {
    const t = wordsIn(language, "fantasy");
    for (const [, given] of [...errorCases, ...warningCases]) {
      const { errors, warnings } = validateSquad(theSquadFacts(given));
      const notices = [...errors, ...warnings].map(toSquadNotice);
      const sentences = notices.map((notice) => squadNoticeText(t, notice));
      expect(sentences.join(" ")).not.toMatch(/\{\{|issue\.|warning\.|^$/u);
    }
  });

  test("joins others in the refusal, whole sentences all", () => {
    const { errors } = validateSquad(theSquadFacts(asking({ captainId: null, viceCaptainId: null })));
    const refusal = squadRefusal({ code: "squad_refused", errors });
    expect(refusalMessage(refusal)).toBe("Choose a captain. Choose a vice-captain.");
    expect(refusalText(wordsIn("es", "refusals"), refusal, "es")).toBe(
      "Elige un capitán. Elige un vicecapitán.",
    );
  });

  test("of a later version shows its English sentence", () => {
    const notice = { code: "rule_to_come", params: {}, message: "Not today." };
    expect(squadNoticeText(wordsIn("it", "fantasy"), notice)).toBe("Not today.");
  });
});
