import { RED_WEIGHT, YELLOW_WEIGHT } from "#game/football/discipline.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { tieBreaks } from "#game/tournament/standing.ts";
import type { TieBreak } from "#game/tournament/standing.ts";
import type { RulesSection, RulesWords } from "./rules-section.ts";

/** The monthly tournament. */
export function tournamentSection(t: RulesWords): RulesSection {
  return {
    id: "tournament",
    heading: t("tournament.heading"),
    paragraphs: [
      t("tournament.entry"),
      t("tournament.copy", { size: TEAM_SIZE }),
      t("tournament.scoring"),
      t("tournament.season"),
    ],
    table: null,
  };
}

function explain(t: RulesWords, tieBreak: TieBreak): string {
  switch (tieBreak) {
    case "points":
      return t("tieBreaks.points");
    case "best card":
      return t("tieBreaks.bestCard", { size: TEAM_SIZE });
    case "goals and assists":
      return t("tieBreaks.goalsAndAssists", { size: TEAM_SIZE });
    case "fewer cards":
      return t("tieBreaks.fewerCards", { size: TEAM_SIZE, yellow: YELLOW_WEIGHT, red: RED_WEIGHT });
    default:
      return t("tieBreaks.earlierEntry");
  }
}

/** What decides between tied entries. */
export function tieBreaksSection(t: RulesWords): RulesSection {
  return {
    id: "tie-breaks",
    heading: t("tieBreaks.heading"),
    paragraphs: [t("tieBreaks.order")],
    table: {
      columns: [{ name: "" }, { name: t("decidedBy") }],
      rows: tieBreaks.map((tieBreak, at) => [String(at + 1), explain(t, tieBreak)]),
    },
  };
}
