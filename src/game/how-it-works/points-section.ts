import { positions } from "#game/card/position.ts";
import type { Position } from "#game/card/position.ts";
import { pointsRules } from "#game/football/points.ts";
import { listed } from "#game/listed.ts";
import { inWords } from "./rules-section.ts";
import type { RulesSection } from "./rules-section.ts";

const { minutes, conceded, saves, defensiveContributions } = pointsRules;

/** What a real player's card earns in a fixture. */
export function pointsSection(): RulesSection {
  return {
    id: "points",
    heading: "Points of a player in a fixture",
    paragraphs: [
      "Points follow the position on your card, wherever the card stands in your team.",
      `The best three players of a fixture get ${listed(pointsRules.bonus)} bonus points. Ties share a place, and the places after it are skipped.`,
      "A second yellow card counts as one red card and no yellow. A red card takes the place of a yellow card before it. A player who is sent off keeps conceding goals until the final whistle.",
      "What our data source does not count scores nothing. Every score comes with a receipt: one line per reason, adding up to the total.",
    ],
    table: { columns: ["", "Goalkeeper", "Defender", "Midfielder", "Forward"], rows: rows() },
  };
}

function rows(): string[][] {
  return [
    row(`1–${minutes.longFrom - 1} minutes`, minutes.any),
    row(`${minutes.longFrom} minutes or more`, minutes.long),
    row("Goal", pointsRules.goal),
    row("Assist", pointsRules.assist),
    row(
      `Clean sheet: ${minutes.longFrom} minutes or more, none conceded while on the pitch`,
      pointsRules.cleanSheet,
    ),
    row(`Every ${conceded.every} goals conceded while on the pitch`, conceded.points),
    row(`Every ${saves.every} saves`, saves.points),
    row("Penalty saved", pointsRules.penaltySaved),
    row("Penalty missed", pointsRules.penaltyMissed),
    contributionsRow(
      "Defensive contributions: clearances, blocks, interceptions, tackles, and recoveries of midfielders and forwards",
      defensiveContributions.from,
    ),
    contributionsRow(
      "Where clearances and recoveries are not counted: blocks, interceptions and tackles",
      defensiveContributions.fromPartial,
    ),
    row("Yellow card", pointsRules.yellowCard),
    row("Red card", pointsRules.redCard),
    row("Own goal", pointsRules.ownGoal),
  ];
}

function row(what: string, points: number | Readonly<Record<Position, number>>): string[] {
  return [
    what,
    ...positions.map((position) => inWords(typeof points === "number" ? points : points[position])),
  ];
}

function contributionsRow(what: string, from: Readonly<Record<Position, number>>): string[] {
  const cells = positions.map((position) => {
    const points = defensiveContributions.points[position];
    return points === 0 ? inWords(points) : `${points} from ${from[position]}`;
  });
  return [what, ...cells];
}
