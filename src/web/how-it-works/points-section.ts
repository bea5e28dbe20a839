import { type Position, positions } from "#game/card/position.ts";
import { type PointsRow, pointsRows, pointsRules } from "#game/football/points.ts";
import { listText } from "#web/language/list-text.ts";
import { words } from "#web/language/words.ts";
import { inWords, type RulesSection, type RulesWords } from "./rules-section.ts";

const { longFrom } = pointsRules.minutes;

/** What a card earns in a fixture of its real player. */
export function pointsSection(t: RulesWords): RulesSection {
  const ofPositions = positions.map((position) => ({
    name: words("ui")(`playerCard.position.${position}`),
    short: t(`shortPositions.${position}`),
  }));
  return {
    id: "points",
    heading: t("points.heading"),
    paragraphs: [
      t("points.position"),
      t("points.bonus", { bonus: listText(pointsRules.bonus.map(String)) }),
      t("points.cards"),
      t("points.receipts"),
    ],
    table: {
      columns: [{ name: "" }, ...ofPositions],
      rows: pointsRows.map((row) => [
        whatScores(row),
        ...positions.map((position) => cell(t, row, position)),
      ]),
    },
  };
}

function whatScores({ name, every }: PointsRow): string {
  return words("card")(`scoring.${name}`, { most: longFrom - 1, from: longFrom, every });
}

function cell(t: RulesWords, { points, from }: PointsRow, position: Position): string {
  const given = typeof points === "number" ? points : points[position];
  return from === null || given === 0
    ? inWords(given)
    : t("points.from", { points: given, least: from[position] });
}
