import i18next from "i18next";
import { afterEach, describe, expect, test } from "vitest";
import { tournamentMonthOf } from "#game/tournament/month.ts";
import { tournamentName, tournamentTitle } from "./tournament-name.ts";

afterEach(() => i18next.changeLanguage("en"));

describe("the shown name of a tournament", () => {
  const generated = tournamentMonthOf(Date.parse("2025-09-13T00:00:00Z")).name;

  test.each([
    ["en", "September 2025", "September 2025"],
    ["es", "septiembre de 2025", "Septiembre de 2025"],
    ["it", "settembre 2025", "Settembre 2025"],
  ])("is the month in the reader's language: %s", async (language, name, title) => {
    await i18next.changeLanguage(language);
    expect(tournamentName(generated)).toBe(name);
    expect(tournamentTitle(generated)).toBe(title);
  });

  test.each(["autumn cup", "September 2025 Cup", "Sometember 2025", "2025/26"])(
    "is what an admin wrote: %s",
    async (name) => {
      await i18next.changeLanguage("es");
      expect(tournamentName(name)).toBe(name);
      expect(tournamentTitle(name)).toBe(name);
    },
  );
});
