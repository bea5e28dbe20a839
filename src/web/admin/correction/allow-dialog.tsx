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

/** Asks which of a match's held corrections are counted, and why; it cannot be taken back. Open as long as it is there. */
export function AllowDialog({ group, onClose }: AllowDialogProps) {
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
      title={`Allow corrections of ${group.fixture.title}?`}
      description="The final round is counted anew, and every table with it. This cannot be taken back; it is kept who allowed it and why."
      footer={
        <>
          <Button variant="secondary" disabled={isSending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            isPending={isSending}
            pendingLabel="Allowing..."
            disabled={chosen.size === 0}
          >
            Allow {correctionsText(chosen.size)}
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

/** Sends once, however often it is pressed. */
function useSending(onAllowed: () => void) {
  const allow = useAllowCorrections();
  // Set within the press, so that the second one of a double click finds it: a mutation is pending a moment later.
  const [isSending, setIsSending] = useState(false);
  const send = (ids: readonly number[], note: string) => {
    if (isSending) return;
    setIsSending(true);
    allow.mutate(
      { ids, note },
      {
        onSuccess: ({ allowed }) => {
          toast({ title: "Success!", description: allowedText(allowed) });
          onAllowed();
        },
        onError: (error) =>
          toastFailure(error, { title: "Error", fallback: "Failed to allow the corrections" }),
        onSettled: () => setIsSending(false),
      },
    );
  };
  return { isSending, send };
}

function allowedText(allowed: number): string {
  if (allowed === 0) return "They had been allowed already.";
  return `${correctionsText(allowed)} ${allowed === 1 ? "is" : "are"} being counted.`;
}

function correctionsText(count: number): string {
  return count === 1 ? "1 correction" : `${count} corrections`;
}
