import { SelectField } from "#web/ui/form/select-field.tsx";

export interface FantasyLeagueSelectProps {
  readonly leagues: readonly { readonly id: number; readonly name: string }[];
  readonly chosenId: number;
  readonly onChoose: (id: number) => void;
}

/** The fantasy leagues that a mini-league can be ranked by. */
export function FantasyLeagueSelect({ leagues, chosenId, onChoose }: FantasyLeagueSelectProps) {
  return (
    <SelectField
      label="Fantasy league"
      options={leagues.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={String(chosenId)}
      onChange={({ target }) => onChoose(Number(target.value))}
    />
  );
}
