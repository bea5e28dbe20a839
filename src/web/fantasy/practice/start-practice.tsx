import { CalendarX, Play } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PracticeChoice } from "#contract/fantasy/practice.ts";
import { BENCH_COUNT, STARTER_COUNT } from "#game/fantasy/squad.ts";
import { BANK_LIMIT, EXTRA_TRANSFER_COST, FREE_TRANSFERS_PER_ROUND } from "#game/fantasy/transfers.ts";
import { Button } from "#web/ui/action/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import type { Words } from "#words/noun.ts";
import { useStartPractice } from "./practice-queries.ts";
import { SeasonChoice } from "./season-choice.tsx";

/** Explains practice before the first season, and offers the seasons to choose from. */
export function StartPractice({ choices }: { readonly choices: readonly PracticeChoice[] }) {
  const { t } = useTranslation("practice");
  const [first] = choices;
  if (first === undefined) {
    return (
      <EmptyState
        icon={<CalendarX aria-hidden="true" />}
        title={t("start.none.title")}
        description={t("start.none.description")}
      />
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Panel title={t("start.title")}>
        <ol className="grid gap-5">
          {stepsOf(t).map(([title, text], at) => (
            <li key={title} className="flex gap-4">
              <span aria-hidden="true" className="type-figure w-8 flex-none text-3xl text-flood-text">
                {at + 1}
              </span>
              <span className="grid gap-0.5">
                <span className="font-semibold">{title}</span>
                <span className="text-ink-muted">{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </Panel>
      <StartPanel choices={choices} first={first} />
    </div>
  );
}

function stepsOf(t: Words<"practice">): readonly (readonly [title: string, text: string])[] {
  const cost = { count: FREE_TRANSFERS_PER_ROUND, most: BANK_LIMIT, cost: EXTRA_TRANSFER_COST };
  return [
    [t("start.nine.title"), t("start.nine.text", { starters: STARTER_COUNT, bench: BENCH_COUNT })],
    [t("start.play.title"), t("start.play.text")],
    [t("start.trade.title"), t("start.trade.text", cost)],
  ];
}

interface StartPanelProps {
  readonly choices: readonly PracticeChoice[];
  /** The initial choice. */
  readonly first: PracticeChoice;
}

function StartPanel({ choices, first }: StartPanelProps) {
  const { t } = useTranslation("practice");
  const [chosen, setChosen] = useState(first);
  const start = useStartPractice();
  const send = () => start.mutate({ leagueId: chosen.leagueId, season: chosen.season, replaces: null });
  return (
    <Panel title={t("start.choose")} tone="lit">
      <div className="grid gap-4">
        <SeasonChoice choices={choices} chosen={chosen} onChoose={setChosen} />
        <Button
          size="large"
          isBlock
          icon={<Play aria-hidden="true" />}
          isPending={start.isPending}
          pendingLabel={t("start.pending")}
          onClick={send}
        >
          {t("start.action")}
        </Button>
      </div>
    </Panel>
  );
}
