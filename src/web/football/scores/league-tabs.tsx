import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { leagues } from "#game/world/catalogue/leagues.ts";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";

export interface LeagueTabsProps {
  /** Renders the content for a league, by name; null: all leagues. */
  readonly children: (league: string | null) => ReactNode;
}

/** All leagues, or one of the three. */
export function LeagueTabs({ children }: LeagueTabsProps) {
  const { t } = useTranslation("football");
  const choices = [
    { value: "all", label: t("scores.allLeagues"), name: null },
    ...leagues.map(({ slug, name }) => ({ value: slug, label: name, name })),
  ];
  return (
    <KeptTabs
      name="league"
      label={t("scores.league")}
      tabs={choices.map(({ value, label, name }) => ({ value, label, content: children(name) }))}
    />
  );
}

/** Whether a club plays in a match; null: any. */
export function isOfClub({ teams }: MatchDayFixture, club: string | null): boolean {
  return club === null || teams.home.name === club || teams.away.name === club;
}
