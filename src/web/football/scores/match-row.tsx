import { Link } from "#web/ui/action/link.tsx";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { ClubBadge } from "#web/ui/card/club-badge.tsx";
import { MatchState } from "./match-state.tsx";
import { useJustScored } from "./use-just-scored.ts";

/** A match in a list: where it stands, the score and who scored. The whole row leads to the fixture. */
export function MatchRow({ match }: { readonly match: MatchDayFixture }) {
  const { fixture, teams, goals } = match;
  const hasJustScored = useJustScored(goals);
  return (
    <Link
      to="/fixtures/$fixtureId"
      params={{ fixtureId: String(fixture.id) }}
      className="match-row"
      {...(hasJustScored ? { "data-scored": "" } : {})}
    >
      <MatchState fixture={fixture} />
      <span className="grid gap-0.5">
        <Side side={teams.home} goals={goals.home} against={goals.away} />
        <Side side={teams.away} goals={goals.away} against={goals.home} />
      </span>
      <Scorers match={match} />
    </Link>
  );
}

interface SideProps {
  readonly side: MatchDayFixture["teams"]["home"];
  readonly goals: number | null;
  readonly against: number | null;
}

function Side({ side, goals, against }: SideProps) {
  const isBehind = goals !== null && against !== null && goals < against;
  return (
    <span className="match-side" {...(isBehind ? { "data-lost": "" } : {})}>
      <ClubBadge logo={side.logo} club={side.name} colours={side.colours} className="h-6 w-5" />
      <span className="match-club font-semibold">{side.name}</span>
      <span className="match-goals">{goals}</span>
    </span>
  );
}

const MARKS = { goal: "", penalty: " (pen.)", "own goal": " (o.g.)" } as const;

function Scorers({ match: { goalScorers, teams } }: { readonly match: MatchDayFixture }) {
  if (goalScorers.length === 0) return null;
  return (
    <span className="match-scorers">
      {[teams.home, teams.away].map(({ name }) => {
        const own = goalScorers.filter(({ team }) => team === name);
        if (own.length === 0) return null;
        return (
          <span key={name} className="block">
            <span className="sr-only">{name}: </span>
            {own.map(({ player, minute, kind }) => `${player}${minuteText(minute)}${MARKS[kind]}`).join(", ")}
          </span>
        );
      })}
    </span>
  );
}

/** Some providers do not tell when a goal was scored. */
function minuteText(minute: number): string {
  return minute === 0 ? "" : ` ${minute}′`;
}
