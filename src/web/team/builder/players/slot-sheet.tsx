import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { CardView } from "#contract/card/card.ts";
import { slotsOf } from "#game/team/formation.ts";
import type { CardForms } from "#web/card/form/card-forms-query.ts";
import type { BuilderState } from "#web/team/builder/builder-state.ts";
import type { Press } from "#web/team/builder/builder-reducer.ts";
import { slotName } from "#web/team/slot-text.ts";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { playersFor } from "./find-players.ts";
import { PlayerList } from "./player-list.tsx";

export interface SlotSheetProps {
  /** The slot to choose a card for; null: the sheet is closed. */
  readonly at: number | null;
  readonly state: BuilderState;
  /** The approved cards not on the pitch. */
  readonly cards: readonly CardView[];
  readonly forms: CardForms;
  readonly onPress: (card: CardView, press: Press) => void;
  readonly onClose: () => void;
}

/** The cards for one slot, best first. */
export function SlotSheet({ at, state, cards, forms, onPress, onClose }: SlotSheetProps) {
  const { t } = useTranslation("team");
  const { formation, lineUp } = state;
  const slot = slotsOf(formation)[at ?? 0]?.label ?? "";
  const players = useMemo(() => {
    if (at === null) return [];
    // A team has each player once, so other cards of those on the pitch don't fit, except of the one replaced.
    const others = new Set([...lineUp].flatMap(([index, { playerId }]) => (index === at ? [] : [playerId])));
    const fitting = cards.filter(({ playerId }) => playerId === null || !others.has(playerId));
    return playersFor(fitting, slot, (id) => forms.of(id)?.expected ?? 0);
  }, [at, cards, lineUp, slot, forms]);
  const standing = at === null ? undefined : lineUp.get(at)?.playerName;
  const title =
    standing === undefined
      ? t("sheet.title", { slot: slotName(t, formation, at ?? 0) })
      : t("sheet.swapTitle", { player: standing });
  return (
    <Dialog
      isOpen={at !== null}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={title}
      description={t(players.length === 0 ? "sheet.empty" : "sheet.order")}
    >
      {players.length > 0 && (
        <PlayerList
          label={title}
          players={players}
          forms={forms}
          slot={slot}
          className="player-sheet"
          onPress={onPress}
        />
      )}
    </Dialog>
  );
}
