import { useState } from "react";
import type { CorrectionView } from "#contract/football/football-admin.ts";
import { CORRECTION_NOTE_MAX } from "#game/fantasy/correction.ts";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { changeText } from "./correction-text.ts";

export interface AllowFormProps {
  /** The button that sends the form stands outside it. */
  readonly id: string;
  readonly held: readonly CorrectionView[];
  /** Ids of those that are to be counted. */
  readonly chosen: ReadonlySet<number>;
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
  readonly onSubmit: (note: string) => void;
}

/** Which corrections are allowed, all of them at first, and the reason for the ledger, without which nothing is sent. */
export function AllowForm({ id, held, chosen, onChoose, onSubmit }: AllowFormProps) {
  const [note, setNote] = useState("");
  const [error, setError] = useState<string>();
  const submit = () => {
    const reason = note.trim();
    setError(reason === "" ? "Please say why." : undefined);
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
        <legend className="mb-1 text-sm font-semibold">Corrections</legend>
        {held.map(({ id: own, player, pointsBefore, pointsAfter }) => (
          <Checkbox
            key={own}
            label={`${player.name}: ${changeText(pointsBefore, pointsAfter)} points`}
            checked={chosen.has(own)}
            onChange={({ target }) => onChoose(withOrWithout(chosen, own, target.checked))}
          />
        ))}
      </fieldset>
      <Field label="Why they are allowed" hint="It stands in the ledger." error={error}>
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
