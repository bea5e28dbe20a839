import { Wand2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { LineUpHelp } from "#contract/fantasy/help.ts";
import type { SquadEntry } from "#contract/fantasy/league.ts";
import { Button } from "#web/ui/action/button.tsx";
import { NOTHING_SELECTED, type Selection, selectionOf } from "./selection.ts";

type BestNine = NonNullable<LineUpHelp["bestNine"]>;

export interface QuickPicksProps {
  /** The squad to return to; no button if empty or left out. */
  readonly entries?: readonly SquadEntry[] | undefined;
  readonly best: BestNine | null;
  readonly onChange: (selection: Selection) => void;
}

/** Picks a whole squad at once: the current one, or the best nine of the collection for the next gameweek. */
export function QuickPicks({ entries, best, onChange }: QuickPicksProps) {
  const { t } = useTranslation("fantasy");
  return (
    <div className="flex flex-wrap gap-2">
      {entries !== undefined && entries.length > 0 && (
        <Button size="small" variant="ghost" onClick={() => onChange(selectionOf(entries))}>
          {t("squad.mine")}
        </Button>
      )}
      <Button
        size="small"
        variant="secondary"
        disabled={best === null}
        icon={<Wand2 aria-hidden="true" />}
        onClick={() => best !== null && onChange(bestSelection(best))}
      >
        {t("squad.autoPick")}
      </Button>
    </div>
  );
}

function bestSelection({
  starterIds: starters,
  benchIds: bench,
  captainId,
  viceCaptainId,
}: BestNine): Selection {
  return { ...NOTHING_SELECTED, starters, bench, captainId, viceCaptainId };
}
