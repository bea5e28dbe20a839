import { PROVISIONAL_MATCHES } from "#game/match/divisions.ts";
import { K_FACTOR, STARTING_POINTS } from "#game/match/elo.ts";
import { HALF_MINUTES, MATCH_MINUTES } from "#game/match/match-event.ts";
import { NEAREST_OPPONENTS, RANKED_PER_DAY, REMATCH_PAUSE_MS } from "#game/match/matchmaking.ts";
import { GOALKEEPING_PENALTY, OUT_OF_POSITION_PENALTY } from "#game/match/played-overall.ts";
import { TEAM_SIZE } from "#game/team/decide-team.ts";
import { HOUR_MS } from "#game/milliseconds.ts";
import type { RulesSection, RulesWords } from "./rules-section.ts";

/** The match game: one five against another, without real football. */
export function matchSection(t: RulesWords): RulesSection {
  return {
    id: "match-game",
    heading: t("match.heading"),
    paragraphs: [
      t("match.play", { size: TEAM_SIZE, minutes: MATCH_MINUTES, half: HALF_MINUTES }),
      t("match.strength", { cost: OUT_OF_POSITION_PENALTY, goal: GOALKEEPING_PENALTY }),
      t("match.quick"),
      t("match.ranked", {
        near: NEAREST_OPPONENTS,
        most: RANKED_PER_DAY,
        hours: REMATCH_PAUSE_MS / HOUR_MS,
      }),
      t("match.rating", { start: STARTING_POINTS, most: K_FACTOR, few: PROVISIONAL_MATCHES }),
      t("match.checked"),
    ],
    table: null,
    link: { to: "/matches/new", label: t("match.open") },
  };
}
