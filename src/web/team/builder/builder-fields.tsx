import { Redo2, Undo2 } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import type { TeamView } from "#contract/team.ts";
import { fiveASideFormationNames } from "#game/team/formation.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { SelectField } from "#web/ui/form/select-field.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import type { Words } from "#words/noun.ts";
import type { Builder } from "./use-builder.ts";
import { isolated } from "#words/isolated.ts";

/** The longest team name the server accepts. */
const NAME_MAX = 60;
const NEW_TEAM_VALUE = "new";

export interface BuilderFieldsProps {
  readonly builder: Builder;
  readonly teams: readonly TeamView[];
}

/** The team to edit, and its name. */
export function BuilderFields({ builder, teams }: BuilderFieldsProps) {
  const { t } = useTranslation("team");
  const { state, dispatch, openTeamId } = builder;
  return (
    <div className="builder-fields">
      <SelectField
        label={t("field.team")}
        isLabelHidden
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
        isLabelHidden
        data-team-name=""
        placeholder={t("field.name")}
        maxLength={NAME_MAX}
        value={state.name}
        onChange={({ target }) => dispatch({ type: "rename", name: target.value })}
      />
    </div>
  );
}

function teamLabel(t: Words<"team">, { name, formation, isActive }: TeamView): string {
  return t(isActive ? "field.optionActive" : "field.option", { name: isolated(name), formation });
}

/** The formations, with undo and redo. */
export function FormationChips({ builder }: { readonly builder: Builder }) {
  const { t } = useTranslation("team");
  const { state, dispatch } = builder;
  return (
    <div className="builder-chips">
      <fieldset className="flex min-w-0 flex-1 flex-wrap gap-1">
        <legend className="sr-only">{t("formation")}</legend>
        {fiveASideFormationNames.map((name) => (
          <label key={name} className="builder-chip tabular">
            <input
              type="radio"
              name="formation"
              value={name}
              checked={state.formation === name}
              onChange={() => dispatch({ type: "changeFormation", formation: name })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <HistoryButtons builder={builder} />
    </div>
  );
}

/** Undo and redo. The one that has nothing left to do gives the focus to the other. */
function HistoryButtons({ builder: { state, dispatch } }: { readonly builder: Builder }) {
  const { t } = useTranslation("team");
  const undo = useRef<HTMLButtonElement>(null);
  const redo = useRef<HTMLButtonElement>(null);
  const { past, future } = state.history;
  const go = (type: "undo" | "redo") => {
    const [left, other] = type === "undo" ? [past, redo] : [future, undo];
    dispatch({ type });
    if (left.length === 1) requestAnimationFrame(() => other.current?.focus());
  };
  return (
    <>
      <IconButton
        ref={undo}
        label={t("builder.undo")}
        icon={<Undo2 aria-hidden="true" />}
        variant="secondary"
        size="small"
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={past.length === 0}
        onClick={() => go("undo")}
      />
      <IconButton
        ref={redo}
        label={t("builder.redo")}
        icon={<Redo2 aria-hidden="true" />}
        variant="secondary"
        size="small"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={future.length === 0}
        onClick={() => go("redo")}
      />
    </>
  );
}
