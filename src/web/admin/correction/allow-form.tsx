import { useTranslation } from "react-i18next";
import { useState } from "react";
import type { CorrectionView } from "#contract/football/football-admin.ts";
import { CORRECTION_NOTE_MAX } from "#game/fantasy/correction.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { changeText } from "./correction-text.ts";

export interface AllowFormProps {
  /** For the submit button, which is outside the form. */
  readonly id: string;
  readonly held: readonly CorrectionView[];
  /** Ids of the corrections to allow. */
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
  readonly onSubmit: (note: string) => void;
}

/** Which corrections to allow (all at first), and the required reason for the ledger. */
export function AllowForm({ id, held, chosen, onChoose, onSubmit }: AllowFormProps) {
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
