import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import type { OwnFixtureView } from "#contract/football/own-fixture.ts";
import { getOwnFixtures } from "#contract/football/own-fixture.ts";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { read } from "#web/api/read.ts";
import { ReadView } from "#web/api/read-view.tsx";

const ownFixturesQuery = read(getOwnFixtures, {});

/** Today's fixtures of one's own five, and when the next of them kicks off. */
export function OwnFixtures() {
  const fixtures = useQuery(ownFixturesQuery);
  const source = fixtures.data?.source;
  return (
    <Panel
      title="Your Players Today"
      description={source === "active team" ? "Of your active team" : "Of your tournament team"}
      isFlush
      action={
        <Link to="/live-scores" className="reach font-semibold text-flood-text hover:underline">
          All scores
        </Link>
      }
    >
      <ReadView
        query={fixtures}
        failure="Failed to load the fixtures"
        skeleton={
          <div className="px-5 pb-5">
            <RowsSkeleton count={2} label="Loading your players' fixtures" />
          </div>
        }
      >
        {({ source: of, today, next }) => {
          if (of === null) return <Line>Set a team of five active, and see here when they play.</Line>;
          const later = next !== null && today.every(({ id }) => id !== next.id) ? next : null;
          return (
            <>
              {today.length === 0 && <Line>None of your five plays today.</Line>}
              <ul>
                {today.map((fixture) => (
                  <Fixture key={fixture.id} fixture={fixture} />
                ))}
                {later !== null && <Fixture fixture={later} isNext />}
              </ul>
            </>
          );
        }}
      </ReadView>
    </Panel>
  );
}

function Line({ children }: { readonly children: string }) {
  return <p className="px-5 pb-4 text-ink-muted">{children}</p>;
}

interface FixtureProps {
  readonly fixture: OwnFixtureView;
  readonly isNext?: boolean;
}

function Fixture({ fixture, isNext = false }: FixtureProps) {
  const { home, away, homeGoals, awayGoals, players, kickOff, status, elapsed } = fixture;
  const hasBegun = homeGoals !== null && awayGoals !== null;
  return (
    <li className="flex items-center gap-4 border-t border-line px-5 py-3">
      <div className="grid row-text">
        <p className="font-semibold">
          {isNext && "Next: "}
          {home} – {away}
        </p>
        <p className="text-sm text-ink-muted">{players.join(", ")}</p>
      </div>
      <p className="tabular text-right">
        {hasBegun ? (
          <>
            <span className="type-figure text-2xl">
              {homeGoals}–{awayGoals}
            </span>
            <span className="block text-sm text-ink-muted">
              {status === "FT" || elapsed === null ? status : `${elapsed}′`}
            </span>
          </>
        ) : (
          <DateTime instant={kickOff} className="text-sm text-ink-muted" />
        )}
      </p>
    </li>
  );
}
