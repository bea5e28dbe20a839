import type { Side } from "#game/side.ts";
import { useTranslation } from "react-i18next";
import { Link } from "#web/ui/action/link.tsx";
import { ChevronLeft, Play } from "lucide-react";
import { useEffect, useRef } from "react";
import type { MatchSideView, ReplayView } from "#contract/match/match.ts";
import { isOutOfPosition } from "#game/team/formation.ts";
import { teamRating } from "#game/team/team-rating.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { managerName } from "#web/match/replay.ts";
import { slotText } from "#web/team/slot-text.ts";
import { BACK_LINK } from "#web/ui/action/back-link.tsx";

export interface FaceOffProps {
  readonly match: ReplayView;
  readonly onBack: () => void;
}

/** Shown when an opponent has been found: both fives, and the kick-off. */
export function FaceOff({ match, onBack }: FaceOffProps) {
  const { t } = useTranslation("match");
  const kickOff = useRef<HTMLAnchorElement>(null);
  // The button that had the focus is gone, so the next one takes the focus.
  useEffect(() => kickOff.current?.focus(), []);
  return (
    <>
      <button type="button" className={BACK_LINK} onClick={onBack}>
        <ChevronLeft aria-hidden="true" className="size-5" />
        {t("play.title")}
      </button>
      <h1 className="type-title text-center wrap-anywhere">
        {match.home.teamName} <span className="text-ink-muted">{t("versus")}</span> {match.away.teamName}
      </h1>
      <div className="grid justify-items-center">
        <Link
          to="/matches/$matchId"
          params={{ matchId: String(match.id) }}
          search={{ kickOff: true }}
          className={buttonClass({ size: "large" })}
          ref={kickOff}
        >
          <Play aria-hidden="true" />
          {t("play.kickOff")}
        </Link>
      </div>
      <div className="grid gap-6 md:grid-cols-2">
        <LineUpPanel side={match.home} place="home" />
        <LineUpPanel side={match.away} place="away" />
      </div>
    </>
  );
}

interface LineUpPanelProps {
  readonly side: MatchSideView;
  readonly place: Side;
}

/** One of the two fives. Both teams can have the same name: a screen reader tells them apart by their place. */
function LineUpPanel({ side, place }: LineUpPanelProps) {
  const { t } = useTranslation(["match", "team"]);
  const { t: tTeam } = useTranslation("team");
  return (
    <Panel
      title={
        <>
          {side.teamName}
          <span className="sr-only">, {t(place)}</span>
        </>
      }
      description={
        side.points === null
          ? managerName(side)
          : t("play.rating", { name: managerName(side), points: side.points.before })
      }
      action={
        <p className="tabular text-right">
          <span className="sr-only">{t("team:teamRating")} </span>
          <span className="type-heading">{teamRating(side.players.map(({ overall }) => overall))}</span>
          <span className="block text-sm text-ink-muted">{side.formation}</span>
        </p>
      }
    >
      <ul className="grid">
        {side.players.map(({ playerName, slot, overall, position }) => (
          <li key={playerName} className="flex items-center gap-3 border-t border-line py-2">
            <span className="type-label min-w-9 flex-none">{slotText(tTeam, slot)}</span>
            <span className="row-text grid justify-items-start gap-1">
              {playerName}
              {isOutOfPosition(slot, position) && <Badge variant="outline">{t("play.outOfPosition")}</Badge>}
            </span>
            <span className="tabular font-semibold">{overall}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
