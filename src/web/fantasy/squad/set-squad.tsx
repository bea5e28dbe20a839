import { CircleCheck } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { SquadEntry } from "#contract/fantasy/league.ts";
import { Button } from "#web/ui/action/button.tsx";
import { currentToasts, dismissToast } from "#web/ui/feedback/toast-store.ts";
import type { Words } from "#words/noun.ts";
import { listText } from "#web/language/list-text.ts";
import { isSameSelection, NOTHING_SELECTED, type Selection, selectionOf } from "./selection.ts";

export interface SetSquadProps {
  readonly round: number;
  /** The executed squad; never empty. */
  readonly entries: readonly SquadEntry[];
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** The executed squad, above the selection, with a button to change it. */
export function SetSquad({ round, entries, selection, onChange }: SetSquadProps) {
  const { t } = useTranslation("fantasy");
  const isEmpty = isSameSelection(selection, NOTHING_SELECTED);
  const squad = selectionOf(entries);
  const change = () => {
    // The message about the last transfer would cover the bench on a phone.
    for (const { id } of currentToasts()) dismissToast(id);
    onChange(squad);
  };
  return (
    <section
      aria-labelledby="set-squad"
      className="grid gap-3 rounded-panel border border-line bg-panel px-4 py-3 shadow-panel"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="set-squad" tabIndex={-1} className="flex items-center gap-2 text-lg outline-none">
          <CircleCheck aria-hidden="true" className="size-5 flex-none text-good-text" />
          {t("set.title", { round })}
        </h2>
        <Button
          size="small"
          variant={isEmpty ? "primary" : "ghost"}
          disabled={isSameSelection(selection, squad)}
          onClick={change}
        >
          {t(isEmpty ? "set.change" : "set.undo")}
        </Button>
      </div>
      {isEmpty && <Nine entries={entries} />}
    </section>
  );
}

function Nine({ entries }: Pick<SetSquadProps, "entries">) {
  const { t } = useTranslation("fantasy");
  const lines = [
    { label: t("set.starters"), players: entries.filter(({ isStarter }) => isStarter) },
    { label: t("set.bench"), players: entries.filter(({ isStarter }) => !isStarter) },
  ];
  return (
    <dl className="grid gap-1">
      {lines.map(({ label, players }) => (
        <div key={label} className="grid gap-x-3 sm:grid-cols-[6rem_minmax(0,1fr)]">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd>{listText(players.map((player) => nameOf(t, player)))}</dd>
        </div>
      ))}
    </dl>
  );
}

function nameOf(t: Words<"fantasy">, { playerName: name, isCaptain, isViceCaptain }: SquadEntry): string {
  if (isCaptain) return t("set.captain", { name });
  return isViceCaptain ? t("set.viceCaptain", { name }) : name;
}
