import i18next from "i18next";
import { afterEach, describe, expect, test } from "vitest";
import { failureText } from "./refusal-message.ts";

afterEach(() => i18next.changeLanguage("en"));

describe("the message of a failure", () => {
  const locked = {
    code: "card_locked",
    message: "This card is locked: it plays in the tournament November 2026.",
    params: { where: { kind: "tournament", name: "November 2026" } },
  };

  test.each([
    ["en", "This card is locked: it plays in the tournament November 2026."],
    ["es", "Este cromo está bloqueado: juega el torneo noviembre de 2026."],
    ["it", "Questa figurina è bloccata: gioca il torneo novembre 2026."],
  ])("names the tournament by its month in the language of the page: %s", async (language, text) => {
    await i18next.changeLanguage(language);
    expect(failureText(locked)).toBe(text);
  });

  test("is the server's own if the page doesn't know the code, or an older server left out the params", async () => {
    await i18next.changeLanguage("es");
    expect(failureText({ code: "unheard_of", message: "Not today." })).toBe("Not today.");
    expect(failureText({ code: "card_locked", message: "Locked." })).toBe("Locked.");
  });
});
