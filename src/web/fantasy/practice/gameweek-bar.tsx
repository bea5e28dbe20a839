import { Flag, Play } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PracticeChoice, PracticeView } from "#contract/fantasy/practice.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Progress } from "#web/ui/feedback/progress.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { StatTile, StatTiles } from "#web/ui/record/stat-tile.tsx";
import type { Words } from "#words/noun.ts";
import { RestartPractice } from "./restart-practice.tsx";
import { seasonName } from "./season-name.ts";

export interface GameweekBarProps {
  readonly practice: PracticeView;
  readonly choices: readonly PracticeChoice[];
  /** Whether the selected squad differs from the executed one. */
  readonly isChanged: boolean;
  readonly isPending: boolean;
  readonly onPlay: (round: number) => void;
}

/** The score of the practice season so far, and the button that plays the next gameweek. */
export function GameweekBar({ practice, choices, isChanged, isPending, onPlay }: GameweekBarProps) {
  const { t } = useTranslation(["practice", "card", "fantasy", "ui"]);
  const { next, gameweeks, played, total, bank, powers, isFirstSquad, hasTeam } = practice;
  const title = next === null ? t("bar.over") : t("bar.next", { round: next, total: gameweeks });
  return (
    <Panel
      title={title}
      tone="lit"
      description={seasonName(t, practice)}
      action={<RestartPractice practice={practice} choices={choices} />}
    >
      <div className="grid gap-5">
        <Progress label={t("bar.progress")} isLabelHidden value={(played.length / gameweeks) * 100} />
        <StatTiles>
          <StatTile
            label={t("fantasy:points")}
            value={total}
            detail={t("bar.played", { played: played.length, total: gameweeks })}
          />
          <StatTile label={t("fantasy:verdict.bank")} value={isFirstSquad ? t("ui:all") : bank} />
          <StatTile label={t("fantasy:wildcard")} value={powers.wildcardUsed ? t("bar.wildcardUsed") : "1"} />
          <StatTile label={t("fantasy:powers.chips")} value={powers.chipUsesRemaining} />
        </StatTiles>
        {next === null ? (
          <Notice tone="good" title={t("bar.finished", { count: total })}>
            {summary(t, (count) => t("card:pts", { count }), practice)} {t("bar.another")}
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
              pendingLabel={t("bar.playing")}
              onClick={() => onPlay(next)}
            >
              {t("bar.play", { round: next })}
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

/** Whether a squad is ready for the next gameweek, and which one. */
function Status({ practice, next, isChanged }: StatusProps) {
  const { t } = useTranslation("practice");
  const { hasTeam, cost, isWildcardRound } = practice;
  if (!hasTeam) {
    return <Notice title={t("status.noSquad.title")}>{t("status.noSquad.description")}</Notice>;
  }
  if (isChanged) {
    return (
      <Notice tone="warning" title={t("status.changed.title")}>
        {t("status.changed.description", { round: next })}
      </Notice>
    );
  }
  const paid = cost > 0 ? t("status.ready.cost", { cost }) : t("status.ready.description");
  return (
    <Notice tone="good" title={t("status.ready.title", { round: next })}>
      {isWildcardRound ? t("status.ready.wildcard") : paid}
    </Notice>
  );
}

/** The best gameweek of a finished season, and the points left on the bench. */
function summary(t: Words<"practice">, points: (count: number) => string, { played }: PracticeView): string {
  const [first, ...rest] = played;
  if (first === undefined) return "";
  const best = rest.reduce((most, one) => (one.total > most.total ? one : most), first);
  const left = played.reduce((sum, one) => sum + one.leftOnBench, 0);
  return t("bar.best", { round: best.round, best: points(best.total), left: points(left) });
}
