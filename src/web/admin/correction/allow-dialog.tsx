import { useTranslation } from "react-i18next";
import { useId, useState } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import type { CorrectionView } from "#contract/football/football-admin.ts";
import { CORRECTION_NOTE_MAX } from "#game/fantasy/correction.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { useAllowCorrections } from "./correction-queries.ts";
import { type CorrectionGroup, isHeld } from "./group-corrections.ts";
import { changeText } from "./correction-text.ts";

interface AllowDialogProps {
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
  const allow = useAllowCorrections();
  // Set during the click itself: a mutation only becomes pending after the second click of a double click.
  const [isSending, setIsSending] = useState(false);
  const send = (ids: readonly number[], note: string) => {
    if (isSending) return;
    setIsSending(true);
    allow.mutate({ ids, note }, { onSuccess: onAllowed, onSettled: () => setIsSending(false) });
  };
  return { isSending, send };
}

interface AllowFormProps {
  /** For the submit button, which is outside the form. */
  readonly id: string;
  readonly held: readonly CorrectionView[];
  /** Ids of the corrections to allow. */
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
  readonly onSubmit: (note: string) => void;
}

/** Which corrections to allow (all at first), and the required reason for the ledger. */
function AllowForm({ id, held, chosen, onChoose, onSubmit }: AllowFormProps) {
  const { t } = useTranslation("admin");
  const [note, setNote] = useState("");
  const [error, setError] = useState<string>();
  const submit = () => {
    const reason = note.trim();
    setError(reason === "" ? t("correction.allowing.reasonMissing") : undefined);
    if (reason !== "") onSubmit(reason);
  };
  return (
    <form
      id={id}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <fieldset className="grid gap-1">
        <legend className="mb-1 text-sm font-semibold">{t("correction.allowing.choose")}</legend>
        {held.map(({ id: own, player, pointsBefore, pointsAfter }) => (
          <Checkbox
            key={own}
            label={t("correction.allowing.points", {
              playerName: player.name,
              change: changeText(pointsBefore, pointsAfter),
            })}
            checked={chosen.has(own)}
            onChange={({ target }) => onChoose(withOrWithout(chosen, own, target.checked))}
          />
        ))}
      </fieldset>
      <Field label={t("correction.allowing.reason")} hint={t("correction.allowing.reasonHint")} error={error}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            maxLength={CORRECTION_NOTE_MAX}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            className="field-control"
          />
        )}
      </Field>
    </form>
  );
}

function withOrWithout(chosen: ReadonlySet<number>, id: number, isChosen: boolean): ReadonlySet<number> {
  const others = [...chosen].filter((other) => other !== id);
  return new Set(isChosen ? [...others, id] : others);
}
