import { useTranslation } from "react-i18next";
import { useId, useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { toastFailure } from "#web/api/toast-failure.ts";
import { AllowForm } from "./allow-form.tsx";
import { useAllowCorrections } from "./correction-queries.ts";
import { type CorrectionGroup, isHeld } from "./group-corrections.ts";

export interface AllowDialogProps {
  readonly group: CorrectionGroup;
  readonly onClose: () => void;
}

/** Asks which of a match's held corrections to allow, and why; it can't be undone. Open while mounted. */
export function AllowDialog({ group, onClose }: AllowDialogProps) {
  const { t } = useTranslation(["admin", "ui"]);
  const formId = useId();
  const held = group.corrections.filter(isHeld);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(held.map(({ id }) => id)));
  const { isSending, send } = useSending(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={() => {
        if (!isSending) onClose();
      }}
      title={t("correction.allowing.title", { match: group.fixture.title })}
      description={t("correction.allowing.description")}
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button
            type="submit"
            form={formId}
            isPending={isSending}
            pendingLabel={t("correction.allowing.sending")}
            disabled={chosen.size === 0}
          >
            {t("correction.allowing.send", { count: chosen.size })}
          </Button>
        </>
      }
    >
      <AllowForm
        id={formId}
        held={held}
        chosen={chosen}
        onChoose={setChosen}
        onSubmit={(note) => send([...chosen], note)}
      />
    </Dialog>
  );
}

/** Sends once, even on a double click. */
function useSending(onAllowed: () => void) {
  const { t } = useTranslation(["admin", "ui"]);
  const allow = useAllowCorrections();
  // Set during the click itself: a mutation only becomes pending after the second click of a double click.
  const [isSending, setIsSending] = useState(false);
  const send = (ids: readonly number[], note: string) => {
    if (isSending) return;
    setIsSending(true);
    allow.mutate(
      { ids, note },
      {
        onSuccess: ({ allowed }) => {
          const description =
            allowed === 0
              ? t("correction.allowing.doneAlready")
              : t("correction.allowing.done", { count: allowed });
          toast({ title: t("ui:success"), description });
          onAllowed();
        },
        onError: (error) =>
          toastFailure(error, { title: t("ui:error"), fallback: t("correction.allowing.failed") }),
        onSettled: () => setIsSending(false),
      },
    );
  };
  return { isSending, send };
}
