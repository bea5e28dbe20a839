import { positions } from "#game/card/position.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { fiveASideFormations, naturalPosition } from "#game/team/formation.ts";
import { listed } from "#game/listed.ts";
import type { RulesSection } from "./rules-section.ts";

/** How a team is built. */
export function teamsSection(): RulesSection {
  return {
    id: "teams",
    heading: "Teams and formations",
    paragraphs: [
      `A team has ${TEAM_SIZE} approved cards in one of ${fiveASideFormations.length} formations. Two cards of one real player cannot be in one team.`,
      "Any card fits any slot. The pitch marks a card that is out of position.",
      "The rating of a team is the rounded mean of its cards' overalls. One of your teams can be the active one.",
      ...positions.map((position) => `At home as a ${position}: ${listed(labelsOf(position))}.`),
    ],
    table: {
      columns: ["Formation", "Slots"],
      rows: fiveASideFormations.map(({ name, slots }) => [name, slots.map(({ label }) => label).join(" ")]),
    },
  };
}

/** The labels of the five-a-side formations that are home to a position, from the goal forward. */
function labelsOf(position: (typeof positions)[number]): string[] {
  const labels = fiveASideFormations.flatMap(({ slots }) => slots.map(({ label }) => label));
  return [...new Set(labels)].filter((label) => naturalPosition(label) === position);
}
