import { Link } from "#web/ui/action/link.tsx";
import { useTranslation } from "react-i18next";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { ClubBadge } from "#web/ui/card/club-badge.tsx";
import { MatchState } from "./match-state.tsx";
import { PlayerLink } from "#web/player/player-link.tsx";
import { goalsText, type ScorerLine, scorerLines } from "./scorer-lines.ts";
import { useJustScored } from "./use-just-scored.ts";

/** A match in a list: status, score and scorers. The row links to the fixture, a scorer's name to the player's page. */
export function MatchRow({ match }: { readonly match: MatchDayFixture }) {
  const { fixture, teams, goals } = match;
  const hasJustScored = useJustScored(goals);
  return (
    <div className="match-row" {...(hasJustScored ? { "data-scored": "" } : {})}>
      <Link to="/fixtures/$fixtureId" params={{ fixtureId: String(fixture.id) }} className="match-link">
        <MatchState fixture={fixture} />
        <span className="grid gap-0.5">
          <Side side={teams.home} goals={goals.home} against={goals.away} />
          <Side side={teams.away} goals={goals.away} against={goals.home} />
        </span>
      </Link>
      <Scorers match={match} />
    </div>
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
      <ClubBadge
        logo={side.logo}
        club={side.name}
        code={side.code}
        colours={side.colours}
        className="h-6 w-5"
      />
      <span className="match-club font-semibold">{side.name}</span>
      <span className="match-goals">{goals}</span>
    </span>
  );
}

function Scorers({ match: { goalScorers, teams } }: { readonly match: MatchDayFixture }) {
  if (goalScorers.length === 0) return null;
  return (
    <div className="match-scorers">
      {[teams.home, teams.away].map(({ name }) => {
        const lines = scorerLines(goalScorers, name);
        if (lines.length === 0) return null;
        return (
          <p key={name}>
            <span className="sr-only">{name}: </span>
            {lines.map((line, at) => (
              <span key={`${line.player} ${line.goals[0]?.kind}`}>
                {at > 0 && ", "}
                <Scorer line={line} />
              </span>
            ))}
          </p>
        );
      })}
    </div>
  );
}

/** "Saka 12′, 56′ (pen.)". */
function Scorer({ line: { player, playerId, goals } }: { readonly line: ScorerLine }) {
  const { t } = useTranslation("football");
  const text = goalsText(goals, { penalty: t("scores.penaltyMark"), ownGoal: t("scores.ownGoalMark") });
  return (
    <>
      <PlayerLink id={playerId} name={player} />
      {text === "" ? "" : ` ${text}`}
    </>
  );
}
