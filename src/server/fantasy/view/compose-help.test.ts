import { describe, expect, test } from "vitest";
import type { Position } from "#game/card/position.ts";
import type { SquadCard } from "#game/fantasy/squad-request.ts";
import { expectedPoints } from "#game/football/form/expected-points.ts";
import { composeHelp } from "./compose-help.ts";

const KICK_OFF = Date.parse("2025-09-06T15:00:00Z");
const positions = [
  "goalkeeper",
  "defender",
  "defender",
  "midfielder",
  "forward",
  "goalkeeper",
  "defender",
  "midfielder",
  "forward",
] as const satisfies readonly Position[];
/** Last season each was on the pitch a little less than the one before. */
const minutesAt = (at: number) => 3000 - 100 * at;

/** Nine cards of players of nine clubs, each with a fixture in the first round. */
const cards = positions.map((position, at): SquadCard => ({
  id: at + 1,
  playerId: at + 101,
  playerName: `Player ${at + 1}`,
  position,
  leagueId: "premier-league",
  clubId: at + 1,
  clubName: `Club ${at + 1}`,
  origin: "base",
  isApproved: true,
}));

const byCard = <Fact>(factAt: (at: number) => Fact) => new Map(cards.map(({ id }, at) => [id, factAt(at)]));

/** The closest call before the first match of the season, when players are judged by the season before. */
function callWith(facts: {
  formAt: (at: number) => number | null;
  overallAt: (at: number) => number;
}): unknown {
  const expected = expectedPoints(
    positions.map((position, at) => ({
      playerId: at + 101,
      clubId: at + 1,
      position,
      overall: 80,
      isFit: null,
      games: [],
      lastSeason: { minutes: minutesAt(at), fixtures: 38 },
    })),
  );
  const fixtures = cards.map(({ clubId }) => ({
    round: 1,
    kickOff: KICK_OFF,
    status: "scheduled" as const,
    homeClubId: clubId ?? 0,
    awayClubId: 99,
    homeName: `Club ${clubId}`,
    awayName: "Visitors",
    homeCode: `C${clubId}`,
    awayCode: "VIS",
  }));
  const help = composeHelp({
    leagueId: "premier-league",
    cards,
    coming: [{ round: 1, deadline: KICK_OFF, fixtures }],
    records: new Map(),
    formOf: byCard(facts.formAt),
    overallOf: byCard(facts.overallAt),
    usualOf: byCard((at) => expected.get(at + 101) ?? 0),
    ownershipOf: () => null,
  });
  return help.bestNine?.closestCall;
}

describe("the best nine before a season's first match", () => {
  test("claims no form for anybody, as nobody has one yet", () => {
    const formAt = () => null;
    expect(callWith({ formAt, overallAt: () => 70 })).toBeNull();
    expect(callWith({ formAt, overallAt: (at) => 74 - at })).toMatchObject({ reason: "overall" });
    expect(callWith({ formAt, overallAt: (at) => 60 + at })).toBeNull();
  });
});

describe("the best nine by what the last ten gameweeks lead to expect", () => {
  test("claims the better form only where the manager sees a better one", () => {
    const overallAt = () => 70;
    expect(callWith({ formAt: (at) => 6 - at / 2, overallAt })).toMatchObject({ reason: "form" });
    expect(callWith({ formAt: (at) => 1.2 + at / 2, overallAt })).toBeNull();
  });
});
