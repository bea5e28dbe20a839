import { useId, useState } from "react";
import { REJECTION_REASON_MAX, rejectionTemplates } from "#game/card/review.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";

export interface RejectDialogProps {
  /** What is rejected: "Bukayo Saka", "3 cards". */
  readonly subject: string;
  readonly onClose: () => void;
  readonly onReject: (reason: string) => void;
}

/** Asks why: a reason that is given often, changed or not, or one's own words. Open as long as it is there. */
export function RejectDialog({ subject, onClose, onReject }: RejectDialogProps) {
  const formId = useId();
  const [reason, setReason] = useState("");
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={`Reject ${subject}`}
      description="The uploader reads the reason."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destructive" type="submit" form={formId}>
            Reject
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onReject(reason.trim());
        }}
      >
        <Templates chosen={reason} onChoose={setReason} />
        <Field label="In your own words">
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={REJECTION_REASON_MAX}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              className="field-control"
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}

interface TemplatesProps {
  readonly chosen: string;
  readonly onChoose: (template: string) => void;
}

function Templates({ chosen, onChoose }: TemplatesProps) {
  const name = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">Reason</legend>
      {rejectionTemplates.map((template) => (
        <label
          key={template}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-2 text-sm hover:bg-sunken has-checked:bg-sunken"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === template}
            onChange={() => onChoose(template)}
            className="mt-0.5 size-4.5 flex-none"
          />
          {template}
        </label>
      ))}
    </fieldset>
  );
}
