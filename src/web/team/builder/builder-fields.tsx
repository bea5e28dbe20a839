import { useTranslation } from "react-i18next";
import type { TeamView } from "#contract/team.ts";
import { fiveASideFormationNames } from "#game/team/formation.ts";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import type { Words } from "#words/noun.ts";
import type { Builder } from "./use-builder.ts";

/** The longest team name the server accepts. */
const NAME_MAX = 60;
const NEW_TEAM_VALUE = "new";

const FORMATION_OPTIONS = fiveASideFormationNames.map((name) => ({ value: name, label: name }));

export interface BuilderFieldsProps {
  readonly builder: Builder;
  readonly teams: readonly TeamView[];
}

/** Which team, what it is called, and how it lines up. */
export function BuilderFields({ builder, teams }: BuilderFieldsProps) {
  const { t } = useTranslation("team");
  const { state, dispatch, openTeamId } = builder;
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(max(min(7rem,100%),40%),1fr))] gap-4 sm:grid-cols-3">
      <SelectField
        label={t("field.team")}
        options={[
          { value: NEW_TEAM_VALUE, label: t("field.newTeam") },
          ...teams.map((team) => ({ value: String(team.id), label: teamLabel(t, team) })),
        ]}
        value={openTeamId === null ? NEW_TEAM_VALUE : String(openTeamId)}
        disabled={builder.isOpening}
        onChange={({ target }) => {
          if (target.value === NEW_TEAM_VALUE) builder.startNewTeam();
          else builder.pickTeam(Number(target.value));
        }}
      />
      <TextField
        label={t("field.name")}
        data-team-name=""
        placeholder={t("field.namePlaceholder")}
        maxLength={NAME_MAX}
        value={state.name}
        onChange={({ target }) => dispatch({ type: "rename", name: target.value })}
        className="max-sm:order-last max-sm:col-span-full"
      />
      <SelectField
        label={t("formation")}
        placeholder={t("field.formationPlaceholder")}
        options={FORMATION_OPTIONS}
        value={state.formation}
        onChange={({ target }) => dispatch({ type: "changeFormation", formation: target.value })}
      />
    </div>
  );
}

function teamLabel(t: Words<"team">, { name, formation, isActive }: TeamView): string {
  return t(isActive ? "field.optionActive" : "field.option", { name, formation });
}
