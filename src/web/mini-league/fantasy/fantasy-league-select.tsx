import { useTranslation } from "react-i18next";
import { SelectField } from "#web/ui/form/select-field.tsx";

export interface FantasyLeagueSelectProps {
  readonly leagues: readonly { readonly id: number; readonly name: string }[];
  readonly chosenId: number;
  readonly onChoose: (id: number) => void;
}

/** A choice of the fantasy leagues that can rank a mini-league. */
export function FantasyLeagueSelect({ leagues, chosenId, onChoose }: FantasyLeagueSelectProps) {
  const { t } = useTranslation("league");
  return (
    <SelectField
      label={t("fantasy.league")}
      options={leagues.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(chosenId)}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  );
}
