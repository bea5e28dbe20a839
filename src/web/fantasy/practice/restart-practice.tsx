import { RotateCcw } from "lucide-react";
import { useState } from "react";
import type { PracticeChoice, PracticeView } from "#contract/fantasy/practice.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { useStartPractice } from "./practice-queries.ts";
import { SeasonChoice } from "./season-choice.tsx";
import { seasonKey } from "./season-name.ts";

export interface RestartPracticeProps {
  readonly practice: PracticeView;
  readonly choices: readonly PracticeChoice[];
}

/** Throws the practice season away and begins another, of the same season or of another one. */
export function RestartPractice({ practice, choices }: RestartPracticeProps) {
  const same = choices.find((one) => seasonKey(one) === seasonKey(practice)) ?? choices[0];
  const [isAsking, setIsAsking] = useState(false);
  const [chosen, setChosen] = useState(same);
  const start = useStartPractice();
  if (chosen === undefined) return null;
  const send = () =>
    start.mutate(
      { leagueId: chosen.leagueId, season: chosen.season, replaces: practice.id },
      {
        onError: (error) => {
          setIsAsking(false);
          toastFailure(error, { title: "Error", fallback: "Failed to start the practice season" });
        },
      },
    );
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        className="whitespace-nowrap"
        icon={<RotateCcw aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        Start Again
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(open) => {
          if (!start.isPending) setIsAsking(open);
        }}
        title="Start a new practice season?"
        description="The one you are playing is gone then, with its squad and its points. Your cards and your real squad stay as they are."
        confirmLabel="Start again"
        pendingLabel="Starting..."
        isPending={start.isPending}
        onConfirm={send}
      >
        <SeasonChoice choices={choices} chosen={chosen} onChoose={setChosen} />
      </ConfirmDialog>
    </>
  );
}
