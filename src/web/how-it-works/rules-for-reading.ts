import { baseSetSection, raritySection, scoutSection, uploadSection } from "./card-sections.ts";
import {
  fantasyPointsSection,
  fantasySquadSection,
  fantasyTieBreaksSection,
  fantasyTransfersSection,
  headToHeadSection,
  practiceSection,
} from "./fantasy-sections.ts";
import { matchSection } from "./match-section.ts";
import { pointsSection } from "./points-section.ts";
import type { RulesSection, RulesWords } from "./rules-section.ts";
import { teamsSection } from "./teams-section.ts";
import { tieBreaksSection, tournamentSection } from "./tournament-sections.ts";

/**
 * The rules in words, for the How It Works page. Every number comes from the constant that the game itself uses, so the
 * page and the game can't differ (docs/rules.md).
 */
export function rulesForReading(t: RulesWords): readonly RulesSection[] {
  return [
    baseSetSection(t),
    scoutSection(t),
    uploadSection(t),
    raritySection(t),
    teamsSection(t),
    pointsSection(t),
    tournamentSection(t),
    tieBreaksSection(t),
    fantasySquadSection(t),
    fantasyTransfersSection(t),
    fantasyPointsSection(t),
    fantasyTieBreaksSection(t),
    headToHeadSection(t),
    practiceSection(t),
    matchSection(t),
  ];
}
