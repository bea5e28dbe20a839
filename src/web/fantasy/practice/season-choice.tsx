import { useTranslation } from "react-i18next";
import type { PracticeChoice } from "#contract/fantasy/practice.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { seasonKey, seasonName } from "./season-name.ts";

export interface SeasonChoiceProps {
  readonly choices: readonly PracticeChoice[];
  readonly chosen: PracticeChoice;
  readonly onChoose: (choice: PracticeChoice) => void;
}

/** A choice of the seasons to practise with. */
export function SeasonChoice({ choices, chosen, onChoose }: SeasonChoiceProps) {
  const { t } = useTranslation("practice");
  return (
    <SelectField
      label={t("season")}
      options={choices.map((choice) => ({ value: seasonKey(choice), label: seasonName(t, choice) }))}
      value={seasonKey(chosen)}
      onChange={({ target }) => {
        const choice = choices.find((one) => seasonKey(one) === target.value);
        if (choice !== undefined) onChoose(choice);
      }}
    />
  );
}
