import { baseSetSection, raritySection, scoutSection } from "./card-sections.ts";
import {
  fantasyPointsSection,
  fantasySquadSection,
  fantasyTieBreaksSection,
  fantasyTransfersSection,
  headToHeadSection,
  practiceSection,
} from "./fantasy-sections.ts";
import { pointsSection } from "./points-section.ts";
import type { RulesSection } from "./rules-section.ts";
import { teamsSection } from "./teams-section.ts";
import { tieBreaksSection, tournamentSection } from "./tournament-sections.ts";

/**
 * The rules in words, for the How It Works page. Every number in them is read from the constant that the game itself
 * goes by, so that page and game cannot differ (docs/rules.md).
 */
export function rulesForReading(): readonly RulesSection[] {
  return [
    baseSetSection(),
    scoutSection(),
    raritySection(),
    teamsSection(),
    pointsSection(),
    tournamentSection(),
    tieBreaksSection(),
    fantasySquadSection(),
    fantasyTransfersSection(),
    fantasyPointsSection(),
    fantasyTieBreaksSection(),
    headToHeadSection(),
    practiceSection(),
  ];
}
