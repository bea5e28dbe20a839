import { RED_WEIGHT, YELLOW_WEIGHT } from "#game/football/discipline.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { tieBreaks } from "#game/tournament/standing.ts";
import type { TieBreak } from "#game/tournament/standing.ts";
import type { RulesSection } from "./rules-section.ts";

/** The monthly tournament. */
export function tournamentSection(): RulesSection {
  return {
    id: "tournament",
    heading: "The monthly tournament",
    paragraphs: [
      "There is one tournament in every calendar month (UTC). You can enter it while it is active, once, with one of your teams. An entry is final.",
      `Your ${TEAM_SIZE} cards are copied when you enter: what you change in your team later changes nothing in the tournament.`,
      "You score the points of your players in every fixture that kicks off after your entry and inside the month. A card that is not linked to a real player scores nothing.",
      "The season table adds up the tournaments from August to July.",
    ],
    table: null,
  };
}

const explanations: Readonly<Record<TieBreak, string>> = {
  points: "More points in the month",
  "best card": `More points of the best single card among the ${TEAM_SIZE}`,
  "goals and assists": `More goals and assists of the ${TEAM_SIZE} together`,
  "fewer cards": `Fewer yellow and red cards of the ${TEAM_SIZE} together: a yellow counts ${YELLOW_WEIGHT}, a red ${RED_WEIGHT}`,
  "earlier entry": "The earlier entry",
};

/** What decides between equal entries. */
export function tieBreaksSection(): RulesSection {
  return {
    id: "tie-breaks",
    heading: "Tie-breaks",
    paragraphs: [
      "Positions are decided by the first of these that differs. Entries that are equal in all of them share a position, and the positions after it are skipped.",
    ],
    table: {
      columns: ["", "Decided by"],
      rows: tieBreaks.map((tieBreak, at) => [String(at + 1), explanations[tieBreak]]),
    },
  };
}
