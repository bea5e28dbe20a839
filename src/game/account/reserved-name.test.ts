import { describe, expect, test } from "vitest";
import { isReservedName } from "./reserved-name.ts";

describe("a reserved name", () => {
  test.each([
    "admin",
    "panna",
    "support",
    "anonymous",
    "admin1",
    "_admin_",
    "adm1n",
    "4dm1n",
    "adrnin",
    "adm_in",
    "admln",
    "ovvner",
    "panna_support",
    "pannasupport24",
    "official_panna",
    "the_real_panna",
    "m0derator",
    "Panna Support",
    "P A N N A",
    "Former manager",
    "Deleted manager",
    "user",
    "team",
    "team_panna",
    "staff1",
    "panna_support_team7",
    // Cyrillic and Greek letters, full width, and an accent.
    "аdmin",
    "ραnna",
    "ＡＤＭＩＮ",
    "Pánna",
  ])("is %s", (name) => {
    expect(isReservedName(name)).toBe(true);
  });
});

describe("a free name", () => {
  test.each([
    "alice",
    "ada_admin",
    "badminton_fan",
    "pannacotta",
    "panna_king",
    "teamwork",
    "saka7",
    "modric",
    "helper_bee",
    "systema",
    "user_friendly",
    "meadow",
    "11_team",
    "user1",
    "user_123",
    "user1764000000000",
    "team1",
    "me_1",
    "you99",
    "info12",
    "bot7",
    "owner_1",
    "real_team",
    "the_real",
    "José Ødegård",
    "Анна Петрова",
    "",
  ])("is %s", (name) => {
    expect(isReservedName(name)).toBe(false);
  });
});
