import { useTranslation } from "react-i18next";
import { useEffect, useEffectEvent, useId, useState } from "react";
import { type RejectionCode, rejectionCodes } from "#contract/card/decision.ts";
import { REJECTION_REASON_MAX } from "#game/card/review.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";

export interface RejectDialogProps {
  /** "Reject Bukayo Saka", "Reject 3 cards". */
  readonly title: string;
  readonly onClose: () => void;
  /** Called with a `RejectionCode`, the admin's own words, or "" for no reason. */
  readonly onReject: (reason: string) => void;
}

/** Asks for the reason: one of the usual ones, edited or not, or the admin's own words. Open while mounted. */
export function RejectDialog({ title, onClose, onReject }: RejectDialogProps) {
  const { t } = useTranslation(["admin", "card", "ui"]);
  const formId = useId();
  const [reason, setReason] = useState("");
  useReasonKeys((code) => setReason(t(`card:rejection.${code}`)));
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={t("rejecting.description")}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t("ui:cancel")}
          </Button>
          <Button variant="destructive" type="submit" form={formId}>
            {t("review.reject")}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const text = reason.trim();
          onReject(rejectionCodes.find((code) => t(`card:rejection.${code}`) === text) ?? text);
        }}
      >
        <Templates chosen={reason} onChoose={setReason} />
        <Field label={t("rejecting.ownWords")}>
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

/** A digit chooses one of the usual reasons, pressed anywhere but in the admin's own words. */
function useReasonKeys(onChosen: (code: RejectionCode) => void): void {
  const choose = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLTextAreaElement) return;
    const code = rejectionCodes[Number(event.key) - 1];
    if (code === undefined) return;
    event.preventDefault();
    onChosen(code);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => choose(event);
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

interface TemplatesProps {
  readonly chosen: string;
  readonly onChoose: (text: string) => void;
}

function Templates({ chosen, onChoose }: TemplatesProps) {
  const { t } = useTranslation(["admin", "card"]);
  const name = useId();
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-sm font-semibold">{t("rejecting.reason")}</legend>
      {rejectionCodes.map((code, at) => (
        <label
          key={code}
          className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control px-2 py-2 text-sm hover:bg-sunken has-checked:bg-sunken"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === t(`card:rejection.${code}`)}
            onChange={() => onChoose(t(`card:rejection.${code}`))}
            className="mt-0.5 size-4.5 flex-none"
          />
          <span className="mr-auto">{t(`card:rejection.${code}`)}</span>
          <kbd aria-hidden="true" className="key max-md:hidden">
            {at + 1}
          </kbd>
        </label>
      ))}
    </fieldset>
  );
}
