import { useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import type { MatchSideView, ReplayView } from "#contract/match/match.ts";
import type { Side } from "#game/side.ts";
import type { Score } from "#game/match/match-event.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Username } from "#web/ui/record/username.tsx";
import { managerName } from "#web/match/replay.ts";

export interface ScoreboardProps {
  readonly match: ReplayView;
  /** Null before kick-off. */
  readonly score: Score | null;
  /** "23'", "Half-time", "Full time". */
  readonly clock: string;
}

/** The teams, the score and the clock. */
export function Scoreboard({ match, score, clock }: ScoreboardProps) {
  const { t } = useTranslation("match");
  return (
    <div className="@container">
      <div className="scoreboard">
        <Team side="home" view={match.home} />
        <div className="grid justify-items-center gap-1">
          {/* Screen readers get the score from the commentary. */}
          <p className="scoreboard-score">{score === null ? t("versus") : `${score.home}–${score.away}`}</p>
          <p className="type-label tabular">{clock}</p>
        </div>
        <Team side="away" view={match.away} />
      </div>
    </div>
  );
}

function Team({ side, view }: { readonly side: Side; readonly view: MatchSideView }) {
  const isAway = side === "away";
  return (
    <div className={classNames("grid gap-1 @max-[14rem]:text-center", isAway ? "text-right" : "text-left")}>
      <p
        className={classNames(
          "type-heading flex items-center gap-2 wrap-anywhere @max-[14rem]:justify-center",
          isAway && "flex-row-reverse",
        )}
      >
        <span
          aria-hidden="true"
          className={classNames("side-dot max-sm:hidden", isAway && "side-dot-away")}
        />
        {view.teamName}
      </p>
      <p className="text-sm wrap-anywhere text-ink-muted">
        {view.manager === null ? (
          managerName(view)
        ) : (
          <Link to="/users/$userId" params={{ userId: view.manager.id }} className="hover:underline">
            <Username name={view.manager.name} />
          </Link>
        )}
        <span className="max-sm:hidden">
          {" "}
          · <span className="whitespace-nowrap">{view.formation}</span>
        </span>
      </p>
    </div>
  );
}
