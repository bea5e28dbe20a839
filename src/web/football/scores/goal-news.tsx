import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { MatchDayFixture } from "#contract/football/football.ts";

/** Announces goals to screen readers: "Goal: Arsenal 1, Chelsea 0." */
export function GoalNews({ matches }: { readonly matches: readonly MatchDayFixture[] }) {
  const { t } = useTranslation("football");
  const known = useRef<ReadonlyMap<number, number>>(new Map());
  const [news, setNews] = useState<readonly MatchDayFixture[]>([]);
  useEffect(() => {
    const before = known.current;
    known.current = new Map(matches.map((match) => [match.fixture.id, goalsIn(match)]));
    const scored = matches.filter((match) => goalsIn(match) > (before.get(match.fixture.id) ?? Infinity));
    if (scored.length > 0) setNews(scored);
  }, [matches]);
  return (
    <output className="sr-only">
      {news.map(({ fixture, teams, goals }) => (
        <span key={fixture.id}>
          {t("scores.goal", {
            home: teams.home.name,
            homeGoals: goals.home ?? 0,
            away: teams.away.name,
            awayGoals: goals.away ?? 0,
          })}{" "}
        </span>
      ))}
    </output>
  );
}

function goalsIn({ goals }: MatchDayFixture): number {
  return (goals.home ?? 0) + (goals.away ?? 0);
}
