import type { PracticeChoice } from "#contract/fantasy/practice.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { seasonKey, seasonName } from "./season-name.ts";

export interface SeasonChoiceProps {
  readonly choices: readonly PracticeChoice[];
  readonly chosen: PracticeChoice;
  readonly onChoose: (choice: PracticeChoice) => void;
}

/** The seasons that can be practised. */
export function SeasonChoice({ choices, chosen, onChoose }: SeasonChoiceProps) {
  return (
    <SelectField
      label="Season"
      options={choices.map((choice) => ({ value: seasonKey(choice), label: seasonName(choice) }))}
      value={seasonKey(chosen)}
      onChange={({ target }) => {
        const choice = choices.find((one) => seasonKey(one) === target.value);
        if (choice !== undefined) onChoose(choice);
      }}
    />
  );
}
