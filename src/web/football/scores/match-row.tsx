import { Link } from "#web/ui/action/link.tsx";
import { useTranslation } from "react-i18next";
import type { Words } from "#words/noun.ts";
import type { MatchDayFixture } from "#contract/football/football.ts";
import { ClubBadge } from "#web/ui/card/club-badge.tsx";
import { MatchState } from "./match-state.tsx";
import { useJustScored } from "./use-just-scored.ts";

/** A match in a list: status, score and scorers. The whole row links to the fixture. */
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

type Scorer = MatchDayFixture["goalScorers"][number];

function Scorers({ match: { goalScorers, teams } }: { readonly match: MatchDayFixture }) {
  const { t } = useTranslation("football");
  if (goalScorers.length === 0) return null;
  return (
    <span className="match-scorers">
      {[teams.home, teams.away].map(({ name }) => {
        const own = goalScorers.filter(({ team }) => team === name);
        if (own.length === 0) return null;
        return (
          <span key={name} className="block">
            <span className="sr-only">{name}: </span>
            {own.map((scorer) => scorerText(scorer, t)).join(", ")}
          </span>
        );
      })}
    </span>
  );
}

/** "Saka 12′" or "Saka 12′ (pen.)"; without the minute if the provider doesn't say it. */
function scorerText({ player, minute, kind }: Scorer, t: Words<"football">): string {
  const scorer = minute === 0 ? player : `${player} ${minute}′`;
  if (kind === "penalty") return t("scores.byPenalty", { scorer });
  return kind === "own goal" ? t("scores.ownGoal", { scorer }) : scorer;
}
