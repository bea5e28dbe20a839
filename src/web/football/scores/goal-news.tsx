import { useEffect, useRef, useState } from "react";
import type { MatchDayFixture } from "#contract/football/football.ts";

/** Tells goals to those who hear the page: "Goal: Arsenal 1, Chelsea 0". */
export function GoalNews({ matches }: { readonly matches: readonly MatchDayFixture[] }) {
  const known = useRef<ReadonlyMap<number, number>>(new Map());
  const [news, setNews] = useState("");
  useEffect(() => {
    const before = known.current;
    known.current = new Map(matches.map((match) => [match.fixture.id, goalsIn(match)]));
    const scored = matches.filter((match) => goalsIn(match) > (before.get(match.fixture.id) ?? Infinity));
    if (scored.length > 0) setNews(scored.map(newsOf).join(". "));
  }, [matches]);
  return <output className="sr-only">{news}</output>;
}

function goalsIn({ goals }: MatchDayFixture): number {
  return (goals.home ?? 0) + (goals.away ?? 0);
}

function newsOf({ teams, goals }: MatchDayFixture): string {
  return `Goal: ${teams.home.name} ${goals.home ?? 0}, ${teams.away.name} ${goals.away ?? 0}`;
}
