import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import type { PracticeChoice, PracticeView } from "#contract/fantasy/practice.ts";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { isSameSelection, ownedOf, selectionOf } from "#web/fantasy/squad/selection.ts";
import { useSelection } from "#web/fantasy/squad/use-selection.ts";
import { GameweekBar } from "./gameweek-bar.tsx";
import { GameweekResults } from "./gameweek-results.tsx";
import { PracticeDesk } from "./practice-desk.tsx";
import { usePlayGameweek } from "./practice-queries.ts";

export interface RunningPracticeProps {
  readonly practice: PracticeView;
  readonly choices: readonly PracticeChoice[];
  readonly cards: readonly OwnCardView[];
}

/** A running practice season: the next gameweek, the squad, and the gameweeks played. */
export function RunningPractice({ practice, choices, cards }: RunningPracticeProps) {
  const { t } = useTranslation("practice");
  const { id, next, entries, played } = practice;
  // After the last gameweek there is no squad to pick.
  const [picked, setSelection] = useSelection(`practice ${id}`, entries, next ?? 0);
  const selection = ownedOf(picked, new Map(cards.map((card) => [card.id, card])));
  const [tab, setTab] = useState<"squad" | "points">("squad");
  const [shown, setShown] = useState<number | null>(null);
  const play = usePlayGameweek(id);
  const showPoints = (round: number) => {
    setShown(round);
    setTab("points");
  };
  const desk = { practice, cards, selection, onChange: setSelection };
  const squad = next !== null && <PracticeDesk {...desk} next={next} />;
  const points = (
    <GameweekResults practice={practice} shown={shown ?? played[0]?.round ?? null} onShow={setShown} />
  );
  const tabs = [
    { value: "squad" as const, label: t("running.squad"), content: squad },
    { value: "points" as const, label: t("running.points", { played: played.length }), content: points },
  ];
  return (
    <div className="grid gap-6">
      <GameweekBar
        practice={practice}
        choices={choices}
        isChanged={!isSameSelection(selection, selectionOf(entries))}
        isPending={play.isPending}
        onPlay={(round) => play.mutate(round, { onSuccess: () => showPoints(round) })}
      />
      {next === null ? (
        points
      ) : (
        <Tabs label={t("running.label")} value={tab} onValueChange={setTab} tabs={tabs} />
      )}
    </div>
  );
}
