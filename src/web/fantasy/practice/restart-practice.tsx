import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { PracticeChoice, PracticeView } from "#contract/fantasy/practice.ts";
import { Button } from "#web/ui/action/button.tsx";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { useStartPractice } from "./practice-queries.ts";
import { SeasonChoice } from "./season-choice.tsx";
import { seasonKey } from "./season-name.ts";

export interface RestartPracticeProps {
  readonly practice: PracticeView;
  readonly choices: readonly PracticeChoice[];
}

/** Replaces the practice season with a new one, of the same or another season. */
export function RestartPractice({ practice, choices }: RestartPracticeProps) {
  const { t } = useTranslation("practice");
  const same = choices.find((one) => seasonKey(one) === seasonKey(practice)) ?? choices[0];
  const [isAsking, setIsAsking] = useState(false);
  const [chosen, setChosen] = useState(same);
  const start = useStartPractice();
  if (chosen === undefined) return null;
  const send = () =>
    start.mutate(
      { leagueId: chosen.leagueId, season: chosen.season, replaces: practice.id },
      { onError: () => setIsAsking(false) },
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
        {t("restart.action")}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={(open) => {
          if (!start.isPending) setIsAsking(open);
        }}
        title={t("restart.title")}
        description={t("restart.description")}
        confirmLabel={t("restart.confirm")}
        pendingLabel={t("start.pending")}
        isPending={start.isPending}
        onConfirm={send}
      >
        <SeasonChoice choices={choices} chosen={chosen} onChoose={setChosen} />
      </ConfirmDialog>
    </>
  );
}
