import { positions } from "#game/card/position.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { fiveASideFormations, naturalPosition } from "#game/team/formation.ts";
import { listText } from "#web/language/list-text.ts";
import { words } from "#web/language/words.ts";
import { slotText } from "#web/team/slot-text.ts";
import type { RulesSection, RulesWords } from "./rules-section.ts";

/** How a team is built. */
export function teamsSection(t: RulesWords): RulesSection {
  return {
    id: "teams",
    heading: t("teams.heading"),
    paragraphs: [
      t("teams.size", { size: TEAM_SIZE, formations: fiveASideFormations.length }),
      t("teams.fit"),
      t("teams.rating"),
      ...positions.map((position) =>
        t(`teams.natural.${position}`, { labels: listText(labelsOf(position).map(asOnPitch)) }),
      ),
    ],
    table: {
      columns: [{ name: t("teams.columns.formation") }, { name: t("teams.columns.slots") }],
      rows: fiveASideFormations.map(({ name, slots }) => [
        name,
        slots.map(({ label }) => asOnPitch(label)).join(" "),
      ]),
    },
  };
}

/** The labels of the five-a-side formations that suit a position, from the goal forward. */
function labelsOf(position: (typeof positions)[number]): string[] {
  const labels = fiveASideFormations.flatMap(({ slots }) => slots.map(({ label }) => label));
  return [...new Set(labels)].filter((label) => naturalPosition(label) === position);
}

function asOnPitch(label: string): string {
  return slotText(words("team"), label);
}
