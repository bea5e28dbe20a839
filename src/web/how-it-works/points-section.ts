import { type Position, positions } from "#game/card/position.ts";
import { pointsRules } from "#game/football/points.ts";
import { listText } from "#web/language/list-text.ts";
import { inWords, type RulesSection, type RulesWords } from "./rules-section.ts";

const { minutes, conceded, saves, defensiveContributions } = pointsRules;

/** What a card earns in a fixture of its real player. */
export function pointsSection(t: RulesWords): RulesSection {
  const ofPositions = positions.map((position) => ({
    name: t(`positions.${position}`),
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
    table: { columns: [{ name: "" }, ...ofPositions], rows: [...goalRows(t), ...otherRows(t)] },
  };
}

function goalRows(t: RulesWords): string[][] {
  return [
    row(t("points.rows.minutes", { most: minutes.longFrom - 1 }), minutes.any),
    row(t("points.rows.longMinutes", { from: minutes.longFrom }), minutes.long),
    row(t("points.rows.goal"), pointsRules.goal),
    row(t("points.rows.assist"), pointsRules.assist),
    row(t("points.rows.cleanSheet", { from: minutes.longFrom }), pointsRules.cleanSheet),
    row(t("points.rows.conceded", { every: conceded.every }), conceded.points),
    row(t("points.rows.saves", { every: saves.every }), saves.points),
    row(t("points.rows.penaltySaved"), pointsRules.penaltySaved),
    row(t("points.rows.penaltyMissed"), pointsRules.penaltyMissed),
  ];
}

function otherRows(t: RulesWords): string[][] {
  const { from, fromPartial } = defensiveContributions;
  return [
    [t("points.rows.defensive"), ...contributions(t, from)],
    [t("points.rows.defensivePartial"), ...contributions(t, fromPartial)],
    row(t("points.rows.yellowCard"), pointsRules.yellowCard),
    row(t("points.rows.redCard"), pointsRules.redCard),
    row(t("points.rows.ownGoal"), pointsRules.ownGoal),
  ];
}

function row(what: string, points: number | Readonly<Record<Position, number>>): string[] {
  return [
    what,
    ...positions.map((position) => inWords(typeof points === "number" ? points : points[position])),
  ];
}

function contributions(t: RulesWords, from: Readonly<Record<Position, number>>): string[] {
  return positions.map((position) => {
    const points = defensiveContributions.points[position];
    return points === 0 ? inWords(points) : t("points.rows.from", { points, least: from[position] });
  });
}
