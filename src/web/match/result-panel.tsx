import { Link } from "#web/ui/action/link.tsx";
import { useNavigate } from "@tanstack/react-router";
import { Repeat2, Swords } from "lucide-react";
import type { ReplayView } from "#contract/match/match.ts";
import type { Side } from "#game/match/match-event.ts";
import { outcomeFor } from "#game/match/match-type.ts";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { usePlayMatch } from "./match-queries.ts";
import { ShareMatch } from "./share-match.tsx";

export interface ResultPanelProps {
  readonly match: ReplayView;
  /** The viewer's side, or null for somebody who only looks on. */
  readonly side: Side | null;
}

const HEADINGS = { win: "You won", loss: "You lost", draw: "A draw" } as const;

/** How it ended, what it brought, and what to do next. */
export function ResultPanel({ match, side }: ResultPanelProps) {
  const score = { home: match.homeScore, away: match.awayScore };
  const title = side === null ? verdictOf(match) : HEADINGS[outcomeFor(score, side)];
  return (
    <Panel
      title={`${title}, ${score.home}–${score.away}`}
      tone="lit"
      action={<Badge variant="secondary">{match.matchType === "ranked" ? "Ranked" : "Quick"}</Badge>}
    >
      <div className="flex flex-wrap items-center gap-3">
        <p className="mr-auto">{pointsInWords(match, side)}</p>
        {side !== null && <Rematch match={match} side={side} />}
        <Link
          to="/matches/new"
          search={{}}
          className={buttonClass({ variant: side === null ? "primary" : "secondary" })}
        >
          <Swords aria-hidden="true" />
          {side === null ? "Play a Match" : "Next match"}
        </Link>
        <ShareMatch match={match} />
      </div>
    </Panel>
  );
}

function verdictOf({ home, away, homeScore, awayScore }: ReplayView): string {
  if (homeScore === awayScore) return "A draw";
  return `${homeScore > awayScore ? home.teamName : away.teamName} won`;
}

function pointsInWords(match: ReplayView, side: Side | null): string {
  if (match.matchType === "quick") return "A quick match: it counts in your record and moves no points.";
  const points = match[side ?? "home"].points;
  if (points === null) return "";
  const change = points.after - points.before;
  const who = side === null ? match.home.teamName : "You";
  if (change === 0) return `${who} ${side === null ? "stays" : "stay"} at ${points.after} points.`;
  const won = `${change > 0 ? "won" : "lost"} ${Math.abs(change)} ${Math.abs(change) === 1 ? "point" : "points"}`;
  return `${who} ${won}: ${points.before} → ${points.after}.`;
}

/** The same opponent again, in a quick match. */
function Rematch({ match, side }: { readonly match: ReplayView; readonly side: Side }) {
  const navigate = useNavigate();
  const play = usePlayMatch((replay) => {
    void navigate({
      to: "/matches/$matchId",
      params: { matchId: String(replay.id) },
      search: { kickOff: true },
    });
  });
  const opponent = match[side === "home" ? "away" : "home"];
  if (opponent.manager === null && !opponent.isHouse) return null;
  return (
    <Button
      icon={<Repeat2 aria-hidden="true" />}
      isPending={play.isPending}
      onClick={() =>
        play.mutate(
          { matchType: "quick", opponentId: opponent.manager?.id ?? null },
          {
            onError: (error) =>
              toastFailure(error, { title: "No rematch", fallback: "Failed to play the match" }),
          },
        )
      }
    >
      Rematch (quick)
    </Button>
  );
}
