import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { completedBy } from "#contract/completion.ts";
import { setUsername } from "#contract/account.ts";
import { listPendingCards } from "#contract/admin.ts";
import { listCards, ownCardView } from "#contract/card/card.ts";
import { getMyTeam } from "#contract/fantasy/league.ts";
import { validateTransfers } from "#contract/fantasy/transfers.ts";
import { searchPlayers } from "#contract/football/player.ts";
import { getMonthlyLeaderboard } from "#contract/leaderboard.ts";
import { listMatches } from "#contract/match/match.ts";
import { listNotifications } from "#contract/notification/notification.ts";
import { answerOf, decodeAnswer } from "./decode-answer.ts";

const player = completedBy(
  z.strictObject({
    id: z.int(),
    name: z.string(),
    nickname: z.string(),
    goals: z._default(z.int(), 7),
    club: z.nullable(z.string()),
    foot: z.enum(["left", "right"]),
    caps: z.array(z.int()),
    kit: z.strictObject({ number: z.int(), colour: z.string() }),
  }),
  (raw) => ({ nickname: raw["name"], ...raw }),
);

const SAKA = {
  id: 1,
  name: "Saka",
  nickname: "Starboy",
  goals: 3,
  club: "Arsenal",
  foot: "left",
  caps: [1, 2],
  kit: { number: 7, colour: "red" },
};

describe("a response", () => {
  test("with every declared field is unchanged", () => {
    expect(decodeAnswer(player, SAKA)).toEqual(SAKA);
  });

  test("fills a missing field with its default, with null, or from the other fields", () => {
    const { goals: _, club: __, nickname: ___, ...told } = SAKA;
    expect(decodeAnswer(player, told)).toEqual({ ...SAKA, goals: 7, club: null, nickname: "Saka" });
  });

  test.each([
    ["goals", { goals: [] }, { goals: 7 }],
    ["club", { club: {} }, { club: null }],
    ["name", { name: true }, { name: "" }],
    ["foot", { foot: "both" }, { foot: "left" }],
    ["caps", { caps: "many" }, { caps: [] }],
    ["kit", { kit: null }, { kit: { number: 0, colour: "" } }],
    ["a part of the kit", { kit: { number: 7, colour: null } }, { kit: { number: 7, colour: "" } }],
  ])("with a wrong type in %s keeps its other fields", (_name, wrong, expected) => {
    expect(decodeAnswer(player, { ...SAKA, ...wrong })).toEqual({ ...SAKA, ...expected });
  });

  test("fills a missing nullable field with its default rather than with null", () => {
    const season = z.strictObject({ next: z._default(z.nullable(z.int()), 1) });
    expect(decodeAnswer(season, {})).toEqual({ next: 1 });
    expect(decodeAnswer(season, { next: null })).toEqual({ next: null });
  });

  test("drops undeclared fields", () => {
    expect(decodeAnswer(player, { ...SAKA, shoeSize: 42 })).toEqual(SAKA);
  });

  test("can have an id as text, and a text as a number", () => {
    expect(decodeAnswer(player, { ...SAKA, id: "17", name: 11 })).toMatchObject({ id: 17, name: "11" });
    expect(decodeAnswer(player, { ...SAKA, id: "" })).toMatchObject({ id: 0 });
  });

  test("that is a list drops unreadable elements", () => {
    expect(decodeAnswer(z.array(player), [SAKA, null, "Rice", { ...SAKA, id: "2" }])).toEqual([
      SAKA,
      { ...SAKA, id: 2 },
    ]);
  });

  test.each([[null], ["<html>"], [5], [[]]])("that is unreadable as a whole, %j, is refused", (answer) => {
    expect(() => decodeAnswer(player, answer)).toThrow(TypeError);
  });

  test("to a change can say anything, because the change has been made", () => {
    expect(answerOf(setUsername, undefined)).toBeUndefined();
    expect(answerOf(setUsername, { ok: "yes" })).toEqual({ ok: "yes" });
    expect(() => answerOf(listCards, { cards: [] })).toThrow(TypeError);
  });
});

describe("a response with only the specification's fields", () => {
  const card = { id: 3, playerName: "Rice", isApproved: true, verificationCode: null, createdAt: "" };

  test("has cards with their state and origin", () => {
    const [base, photo] = answerOf(listCards, [
      card,
      { ...card, isApproved: false, verificationCode: "ACEFHJKM" },
    ]);
    expect(base).toMatchObject({ status: "approved", origin: "base", isSpecial: false, photo: null });
    expect(photo).toMatchObject({ status: "pending", origin: "photo", lockedUntil: null });
  });

  // shows: 3.8
  test.each([
    ["teamName", "playerRating"],
    ["team", "rating"],
  ])("has a card's club as %s and its overall as %s", (club, overall) => {
    const [fantasyCard] = answerOf(listCards, [{ ...card, [club]: "Arsenal", [overall]: 86 }]);
    expect(fantasyCard).toMatchObject({ club: "Arsenal", overall: 86 });
  });

  test("has pending photos with their pictures and no evidence", () => {
    const pending = { ...card, imageUrl: "/a.webp", user: { email: "z@panna.example" } };
    expect(answerOf(listPendingCards, [pending])).toMatchObject([
      { user: { name: "z" }, photo: { small: "/a.webp" }, evidence: null },
    ]);
  });

  test.each([
    ["win", "other", true, "another manager"],
    ["loss", "other", false, "another manager"],
    ["win", null, true, "the house team"],
  ])("reports a %s against %s from the viewer's side", (result, awayUserId, isHome, name) => {
    const [match] = answerOf(listMatches, [{ id: 1, result, awayUserId, homeScore: 2, awayScore: 1 }]);
    expect(match).toMatchObject({ isHome, opponent: { id: awayUserId, name }, pointsChange: null });
  });

  test("dates a match by its start if it has no end", () => {
    const at = "2026-11-01T15:00:00.000Z";
    const [match] = answerOf(listMatches, [{ id: 1, result: "win", completedAt: null, createdAt: at }]);
    expect(match?.completedAt).toBe(at);
  });

  test("has no position for a player who was found", () => {
    const found = { id: 7, name: "Bukayo Saka", club: "Arsenal", photo: null, leagueName: "Premier League" };
    expect(answerOf(searchPlayers, [found])).toMatchObject([{ ...found, position: null }]);
  });

  test("starts the first five of a squad", () => {
    const entries = Array.from({ length: 9 }, (_, at) => ({ id: at + 1, playerName: "A" }));
    const team = answerOf(getMyTeam, { hasTeam: true, entries });
    expect(team.entries.map(({ isStarter }) => isStarter).lastIndexOf(true)).toBe(4);
    expect(team).toMatchObject({ bank: 0, cost: 0, isFirstSquad: false, nextRound: null });
  });

  test("has a validation's errors to show, and costs nothing", () => {
    const answer = { valid: false, errors: ["Too many of one club"], warnings: [] };
    expect(answerOf(validateTransfers, answer)).toMatchObject({
      valid: false,
      errors: [{ cardId: null, message: "Too many of one club" }],
      warnings: [],
      cost: 0,
    });
  });

  test("shows the display name on a leaderboard", () => {
    const row = { id: "a", position: 1, username: null, firstName: "Ada", lastName: "Lovelace", email: 5 };
    expect(answerOf(getMonthlyLeaderboard, [row])).toMatchObject([
      { username: "Ada Lovelace", decidedBy: null },
    ]);
  });
});

test("a notification of a kind unknown to this version is left out", () => {
  const news = { kind: "card approved", data: { cardId: 1, playerName: "Saka" } };
  const known = { id: 1, news, createdAt: "2026-11-01T00:00:00Z", isRead: false };
  const unknown = { ...known, id: 2, news: { kind: "stadium built", data: {} } };
  const { notifications } = answerOf(listNotifications, {
    notifications: [known, unknown],
    nextCursor: null,
  });
  expect(notifications).toEqual([known]);
});

test("a server that leaves out a field with a default breaks its own contract", () => {
  const card = {
    id: 1,
    playerName: "Saka",
    position: "forward",
    club: "Arsenal",
    imageUrl: null,
    overall: 88,
    rarity: "rare",
    isApproved: true,
    createdAt: "2026-11-01T00:00:00.000Z",
    verificationCode: null,
    playerId: 7,
    isSpecial: false,
    clubCode: null,
    clubColours: null,
    user: { id: "u1", name: "saka_fan", email: "fan@panna.example" },
    status: "approved",
    rejectionReason: null,
    origin: "base",
    photo: null,
    wholePhoto: null,
    lockedUntil: null,
    isSealed: false,
  };
  expect(z.safeEncode(ownCardView, card as z.output<typeof ownCardView>).success).toBe(true);
  const { isSpecial: _, ...less } = card;
  expect(z.safeEncode(ownCardView, less as z.output<typeof ownCardView>).success).toBe(false);
});
