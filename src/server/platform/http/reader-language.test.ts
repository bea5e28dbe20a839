import { describe, expect, test } from "vitest";
import { readerLanguage } from "./reader-language.ts";

const of = (headers: Record<string, string>) => readerLanguage({ headers });

describe("the language of a reader", () => {
  test("is the one they chose, whatever their browser prefers", () => {
    expect(of({ cookie: "a=1; panna-language=es; b=2", "accept-language": "it" })).toBe("es");
    expect(of({ cookie: "panna-language=it" })).toBe("it");
    expect(of({ cookie: "a=1; __Host-panna-language=it", "accept-language": "es" })).toBe("it");
  });

  test("is the best of ours that their browser asks for", () => {
    expect(of({ "accept-language": "it-IT,it;q=0.9,en;q=0.8" })).toBe("it");
    expect(of({ "accept-language": "de-DE, de;q=0.9, en;q=0.5, es-MX;q=0.7" })).toBe("es");
    expect(of({ "accept-language": "es;q=0, it;q=0.1" })).toBe("it");
  });

  test("is English where nothing else is known", () => {
    expect(of({})).toBe("en");
    expect(of({ "accept-language": "de, fr;q=0.5, *;q=0.1" })).toBe("en");
    expect(of({ cookie: "panna-language=xx", "accept-language": "it" })).toBe("it");
    expect(of({ cookie: "other-panna-language=es" })).toBe("en");
    expect(of({ "accept-language": ";;;,=,q=1" })).toBe("en");
  });
});
