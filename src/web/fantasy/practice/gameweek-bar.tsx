import { Flag, Play } from "lucide-react";
import type { PracticeChoice, PracticeView } from "#contract/fantasy/practice.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import { RestartPractice } from "./restart-practice.tsx";
import { seasonName } from "./season-name.ts";

export interface GameweekBarProps {
  readonly practice: PracticeView;
  readonly choices: readonly PracticeChoice[];
  /** Whether the desk shows another squad than the one that would play. */
  readonly isChanged: boolean;
  readonly isPending: boolean;
  readonly onPlay: (round: number) => void;
}

/** Where the practice season stands, and the button that plays the next gameweek. */
export function GameweekBar({ practice, choices, isChanged, isPending, onPlay }: GameweekBarProps) {
  const { next, gameweeks, played, total, bank, powers, isFirstSquad, hasTeam } = practice;
  const title = next === null ? "Season over" : `Gameweek ${next} of ${gameweeks}`;
  return (
    <Panel
      title={title}
      tone="lit"
      description={seasonName(practice)}
      action={<RestartPractice practice={practice} choices={choices} />}
    >
      <div className="grid gap-5">
        <Progress label="Gameweeks played" isLabelHidden value={(played.length / gameweeks) * 100} />
        <StatTiles>
          <StatTile label="Points" value={total} detail={`in ${played.length} of ${gameweeks}`} />
          <StatTile label="Free transfers" value={isFirstSquad ? "All" : bank} />
          <StatTile label="Wildcard" value={powers.wildcardUsed ? "Used" : "1"} />
          <StatTile label="Chips" value={powers.chipUsesRemaining} />
        </StatTiles>
        {next === null ? (
          <Notice tone="good" title={`You finished with ${total} points`}>
            {summary(practice)} Ready for the real league? Begin another season to try something else.
          </Notice>
        ) : (
          <div className="grid items-center gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <Status {...{ practice, next, isChanged }} />
            <Button
              size="large"
              isBlock
              icon={next === gameweeks ? <Flag aria-hidden="true" /> : <Play aria-hidden="true" />}
              disabled={!hasTeam}
              isPending={isPending}
              pendingLabel="Playing..."
              onClick={() => onPlay(next)}
            >
              Play Gameweek {next}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
}

interface StatusProps {
  readonly practice: PracticeView;
  readonly next: number;
  readonly isChanged: boolean;
}

/** Which squad the next gameweek would be played with. */
function Status({ practice, next, isChanged }: StatusProps) {
  const { hasTeam, cost, isWildcardRound } = practice;
  if (!hasTeam) {
    return (
      <Notice title="First choose your squad">
        Pick your nine below and press Execute Transfer, as you would before a real deadline.
      </Notice>
    );
  }
  if (isChanged) {
    return (
      <Notice tone="warning" title="Your changes are not executed">
        Gameweek {next} would be played with the squad that you executed last.
      </Notice>
    );
  }
  const price = isWildcardRound
    ? "Your wildcard makes its transfers free."
    : cost > 0
      ? `Its transfers cost ${cost} points.`
      : "";
  return (
    <Notice tone="good" title={`Your squad is set for gameweek ${next}`}>
      {price || "Change it below as long as you like, or play."}
    </Notice>
  );
}

function summary({ played }: PracticeView): string {
  const [first, ...rest] = played;
  if (first === undefined) return "";
  const best = rest.reduce((most, one) => (one.total > most.total ? one : most), first);
  const left = played.reduce((sum, one) => sum + one.leftOnBench, 0);
  return `Your best gameweek was ${best.round} with ${best.total}; ${left} points stayed on the bench.`;
}
