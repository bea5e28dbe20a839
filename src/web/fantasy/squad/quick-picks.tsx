import { Wand2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LineUpHelp } from "#contract/fantasy/help.ts";
import type { SquadEntry } from "#contract/fantasy/league.ts";
import { Button } from "#web/ui/action/button.tsx";
import { NOTHING_SELECTED, type Selection, selectionOf } from "./selection.ts";

type BestNine = NonNullable<LineUpHelp["bestNine"]>;

export interface QuickPicksProps {
  /** The current squad; empty where there is none. */
  readonly entries: readonly SquadEntry[];
  readonly best: BestNine | null;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** Picks a whole squad at once: the current one, or the best nine of the collection. */
export function QuickPicks({ entries, best, selection, onChange }: QuickPicksProps) {
  const { t } = useTranslation("fantasy");
  return (
    <div className="flex flex-wrap gap-2">
      {entries.length > 0 && (
        <Button size="small" variant="ghost" onClick={() => onChange(selectionOf(entries))}>
          {t("squad.mine")}
        </Button>
      )}
      <Button
        size="small"
        variant="secondary"
        disabled={best === null}
        icon={<Wand2 aria-hidden="true" />}
        onClick={() => best !== null && onChange(bestSelection(best, selection))}
      >
        {t("squad.autoPick")}
      </Button>
    </div>
  );
}

function bestSelection(best: BestNine, current: Selection): Selection {
  const { starterIds: starters, benchIds: bench, captainId, viceCaptainId } = best;
  const { useWildcard } = current;
  return { ...NOTHING_SELECTED, starters, bench, captainId, viceCaptainId, useWildcard };
}
