import { CalendarX, Play } from "lucide-react";
import { useState } from "react";
import type { PracticeChoice } from "#contract/fantasy/practice.ts";
import { BENCH_COUNT, STARTER_COUNT } from "#game/fantasy/squad.ts";
import { BANK_LIMIT, EXTRA_TRANSFER_COST, FREE_TRANSFERS_PER_ROUND } from "#game/fantasy/transfers.ts";
import { Button } from "#web/ui/action/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { useStartPractice } from "./practice-queries.ts";
import { SeasonChoice } from "./season-choice.tsx";

const STEPS = [
  [
    "Pick your nine",
    `${STARTER_COUNT} starters and a bench of ${BENCH_COUNT} out of your own cards, with captain and vice-captain.`,
  ],
  [
    "Play the gameweek",
    "It is over at once: every point with its receipt, substitutions made, and the best line-up you could have had.",
  ],
  [
    "Trade and go on",
    `${FREE_TRANSFERS_PER_ROUND} free transfer a gameweek, up to ${BANK_LIMIT} saved, ${EXTRA_TRANSFER_COST} points for each further one, and one wildcard.`,
  ],
] as const;

/** Before the first practice season: what it is, and the seasons to choose from. */
export function StartPractice({ choices }: { readonly choices: readonly PracticeChoice[] }) {
  const [first] = choices;
  if (first === undefined) {
    return (
      <EmptyState
        icon={<CalendarX aria-hidden="true" />}
        title="No season to practise with yet"
        description="A season can be practised as soon as its clubs are known. Please come back in a moment."
      />
    );
  }
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Panel title="How You Practise">
        <ol className="grid gap-5">
          {STEPS.map(([title, text], at) => (
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

interface StartPanelProps {
  readonly choices: readonly PracticeChoice[];
  /** The one that is chosen at first. */
  readonly first: PracticeChoice;
}

function StartPanel({ choices, first }: StartPanelProps) {
  const [chosen, setChosen] = useState(first);
  const start = useStartPractice();
  const send = () =>
    start.mutate(
      { leagueId: chosen.leagueId, season: chosen.season, replaces: null },
      {
        onError: (error) =>
          toastFailure(error, { title: "Error", fallback: "Failed to start the practice season" }),
      },
    );
  return (
    <Panel title="Choose a Season" tone="lit">
      <div className="grid gap-4">
        <SeasonChoice choices={choices} chosen={chosen} onChoose={setChosen} />
        <Button
          size="large"
          isBlock
          icon={<Play aria-hidden="true" />}
          isPending={start.isPending}
          pendingLabel="Starting..."
          onClick={send}
        >
          Start Practice Season
        </Button>
      </div>
    </Panel>
  );
}
