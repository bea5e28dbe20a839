import type { TeamView } from "#contract/team.ts";
import { fiveASideFormationNames } from "#game/team/formation.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import type { Builder } from "./use-builder.ts";

/** Longest name of a team that the server takes. */
const NAME_MAX = 60;
const NEW_TEAM_VALUE = "new";

const FORMATION_OPTIONS = fiveASideFormationNames.map((name) => ({ value: name, label: name }));

export interface BuilderFieldsProps {
  readonly builder: Builder;
  readonly teams: readonly TeamView[];
}

/** Which team, what it is called, and how it lines up. */
export function BuilderFields({ builder, teams }: BuilderFieldsProps) {
  const { state, dispatch, openTeamId } = builder;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(max(min(7rem,100%),40%),1fr))] gap-4 sm:grid-cols-3">
      <SelectField
        label="Team"
        options={[
          { value: NEW_TEAM_VALUE, label: "New team" },
          ...teams.map((team) => ({ value: String(team.id), label: teamLabel(team) })),
        ]}
        value={openTeamId === null ? NEW_TEAM_VALUE : String(openTeamId)}
        disabled={builder.isOpening}
        onChange={({ target }) => {
          if (target.value === NEW_TEAM_VALUE) builder.startNewTeam();
          else builder.pickTeam(Number(target.value));
        }}
      />
      <TextField
        label="Team name"
        data-team-name=""
        placeholder="Night Owls"
        maxLength={NAME_MAX}
        value={state.name}
        onChange={({ target }) => dispatch({ type: "rename", name: target.value })}
        className="max-sm:order-last max-sm:col-span-full"
      />
      <SelectField
        label="Formation"
        placeholder="Select"
        options={FORMATION_OPTIONS}
        value={state.formation}
        onChange={({ target }) => dispatch({ type: "changeFormation", formation: target.value })}
      />
    </div>
  );
}

function teamLabel({ name, formation, isActive }: TeamView): string {
  return `${name} (${formation}${isActive ? ", active" : ""})`;
}
