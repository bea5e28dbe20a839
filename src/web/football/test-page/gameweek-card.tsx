import { useQuery } from "@tanstack/react-query";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { listGameweekFixtures } from "#contract/football/football.ts";
import { Badge, type BadgeVariant } from "#web/ui/record/badge.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { dayOf, dayOfYear } from "#web/language/date-text.ts";
import { gameweekQuery } from "#web/football/football-queries.ts";

/** Fixtures of the list at most (spec §2). */
const SHOWN = 5;

type Fixture = ResponseOf<typeof listGameweekFixtures>[number];

/** The gameweek's fixtures, once they have been loaded after an initialization (spec §2, §4). */
export function GameweekCard() {
  const fixtures = useQuery(gameweekQuery);
  if (!fixtures.data) return null;
  return (
    <Panel title="Current Gameweek Fixtures">
      {fixtures.data.length === 0 ? (
        <p className="text-ink-muted">No fixtures found</p>
      ) : (
        <ul>
          {fixtures.data.slice(0, SHOWN).map((fixture) => (
            <FixtureLine key={fixture.id} fixture={fixture} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

const VARIANTS: Readonly<Partial<Record<Fixture["status"], BadgeVariant>>> = {
  live: "destructive",
  finished: "secondary",
};

function FixtureLine({ fixture }: { readonly fixture: Fixture }) {
  const { homeTeamName, awayTeamName, status } = fixture;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2.5 first:border-t-0">
      <span className="font-semibold">
        {homeTeamName} vs {awayTeamName}
      </span>
      <span className="tabular flex items-center gap-3">
        <ScoreOrDate fixture={fixture} />
        <Badge variant={VARIANTS[status] ?? "outline"}>{status}</Badge>
      </span>
    </li>
  );
}

function ScoreOrDate({ fixture: { homeScore, awayScore, kickoffTime } }: { readonly fixture: Fixture }) {
  if (homeScore !== null && awayScore !== null) return `${homeScore} - ${awayScore}`;
  return <time dateTime={kickoffTime}>{dayOfYear(dayOf(kickoffTime))}</time>;
}
