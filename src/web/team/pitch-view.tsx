import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isElevenASide, isOutOfPosition, slotsOf } from "#game/team/formation.ts";
import type { Position } from "#game/card/position.ts";
import { type CardFace, PlayerCard } from "#web/ui/card/player-card.tsx";
import { Pitch } from "#web/ui/pitch/pitch.tsx";
import { EmptySlot, FilledSlot, PitchSlot } from "#web/ui/pitch/pitch-slot.tsx";
import type { Words } from "#words/noun.ts";
import { useCardDrag, useCardDrop, useForeignDrop } from "./card-drag.ts";
import type { Stray } from "./pitch-strays.ts";
import { slotName, slotText } from "./slot-text.ts";

export interface PitchCard extends CardFace {
  readonly id: number;
  readonly position: Position;
}

/** Swaps the player in the selected slot for the next card pressed. */
export interface PitchSwap {
  readonly isOn: boolean;
  readonly onPress: (index: number, press: { readonly isByKey: boolean }) => void;
}

/** What a manager can do on a pitch; without it the pitch is read-only. */
export interface PitchActions {
  readonly selectedSlot: number | null;
  /** The player selected to place, or null. */
  readonly chosenName: string | null;
  readonly onPressSlot: (index: number, press: { readonly isByKey: boolean }) => void;
  readonly onDropOnSlot: (cardId: number, index: number) => void;
  readonly onDropOnPitch: (cardId: number) => void;
  /** If missing, slots have no remove button. */
  readonly onRemove?: ((index: number) => void) | undefined;
  /** If missing, this pitch has no swaps. */
  readonly swap?: PitchSwap | undefined;
}

export interface PitchViewProps {
  readonly label: string;
  /** Empty if none is chosen yet: the pitch asks for one. */
  readonly formation: string;
  readonly cards: ReadonlyMap<number, PitchCard>;
  /** Cards without a slot in the formation, and their points on the pitch (spec §3). */
  readonly strays?: readonly Stray<PitchCard>[] | undefined;
  readonly actions?: PitchActions | undefined;
  /** A mark on the card of a slot, such as its points. */
  readonly marks?: ReadonlyMap<number, ReactNode> | undefined;
}

/** A formation with its cards, read-only or to edit (spec §2, Team Builder). */
export function PitchView({ label, formation, cards, strays, actions, marks }: PitchViewProps) {
  const { t } = useTranslation("team");
  const ref = useRef<HTMLDivElement>(null);
  useCardDrop(ref, actions?.onDropOnPitch);
  useForeignDrop(ref, actions !== undefined);
  const isEleven = isElevenASide(formation);
  return (
    <div ref={ref} className="w-full">
      <Pitch label={label} hasFormation={formation !== ""} playersPerSide={isEleven ? 11 : 5}>
        {slotsOf(formation).map((slot, index) => (
          <Slot
            key={`${slot.label}-${slot.x}-${slot.y}`}
            {...slot}
            name={slotName(t, formation, index)}
            index={index}
            card={cards.get(index) ?? null}
            actions={actions}
            mark={marks?.get(index)}
          />
        ))}
        {strays?.map((stray) => (
          <StraySlot key={stray.item.id} stray={stray} />
        ))}
      </Pitch>
    </div>
  );
}

/** A card without a slot in the formation, at its point on the pitch. */
function StraySlot({ stray: { item, label, point } }: { readonly stray: Stray<PitchCard> }) {
  const { t } = useTranslation("team");
  const slot = slotText(t, label);
  const isAway = isOutOfPosition(label, item.position);
  return (
    <PitchSlot {...point}>
      <FilledSlot
        label={slot}
        isOutOfPosition={isAway}
        actionLabel={actionLabel(t, { slot, card: item, isAway, chosen: null })}
      >
        <PlayerCard card={item} size="fluid" isPicture />
      </FilledSlot>
    </PitchSlot>
  );
}

interface SlotProps {
  readonly label: string;
  /** For screen readers: the label, with its side if others have the same label. */
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly index: number;
  readonly card: PitchCard | null;
  readonly actions: PitchActions | undefined;
  readonly mark: ReactNode;
}

function Slot({ label, name, x, y, index, card, actions, mark }: SlotProps) {
  const { t } = useTranslation("team");
  const slot = slotText(t, label);
  const ref = useRef<HTMLDivElement>(null);
  useCardDrag(ref, actions && card ? card.id : null);
  const [isOver, setIsOver] = useState(false);
  useCardDrop(ref, actions && ((cardId) => actions.onDropOnSlot(cardId, index)), setIsOver);
  // Dragging a card over the slot re-renders the slot, but not the card in it.
  const face = useMemo(() => card && <PlayerCard card={card} size="fluid" isPicture />, [card]);
  const isSelected = actions?.selectedSlot === index;
  const chosen = actions?.chosenName ?? null;
  const isAway = card !== null && isOutOfPosition(label, card.position);
  const press = actions && {
    // The click count of a press by keyboard is 0.
    onPress: ({ detail }: MouseEvent) => actions.onPressSlot(index, { isByKey: detail === 0 }),
  };
  return (
    <PitchSlot ref={ref} x={x} y={y} index={index}>
      {card === null ? (
        <EmptySlot
          label={slot}
          isTarget={isOver || isSelected || typeof actions?.chosenName === "string"}
          actionLabel={actionLabel(t, { slot: name, card, isAway, chosen })}
          {...press}
        />
      ) : (
        <div className="h-full in-data-dragged:opacity-40">
          <FilledSlot
            label={slot}
            isOutOfPosition={isAway}
            isSelected={isOver || isSelected}
            actionLabel={actionLabel(t, { slot: name, card, isAway, chosen })}
            {...press}
            {...(actions && filledActions(t, actions, { index, player: card.playerName, isSelected }))}
          >
            {face}
            {mark}
          </FilledSlot>
        </div>
      )}
    </PitchSlot>
  );
}

interface FilledState {
  readonly index: number;
  readonly player: string;
  readonly isSelected: boolean;
}

/** Removing a player, and swapping the selected one. */
function filledActions(
  t: Words<"team">,
  { onRemove, swap }: PitchActions,
  { index, player, isSelected }: FilledState,
) {
  return {
    ...(onRemove && { removeLabel: t("pitch.remove", { player }), onRemove: () => onRemove(index) }),
    ...(isSelected &&
      swap && {
        swapLabel: t("pitch.swap", { player }),
        isSwapping: swap.isOn,
        onSwap: ({ detail }: MouseEvent) => swap.onPress(index, { isByKey: detail === 0 }),
      }),
  };
}

interface SlotState {
  readonly slot: string;
  readonly card: PitchCard | null;
  readonly isAway: boolean;
  /** The player selected to go there, or null. */
  readonly chosen: string | null;
}

/** Who is in a slot, or what pressing it does while a player is selected. */
function actionLabel(t: Words<"team">, { slot, card, isAway, chosen }: SlotState): string {
  if (chosen !== null) {
    return card === null
      ? t("pitch.put", { slot, player: chosen })
      : t("pitch.putAndMove", { slot, player: chosen, standing: card.playerName });
  }
  if (card === null) return t("pitch.empty", { slot });
  const { playerName: player, overall } = card;
  return t(isAway ? "pitch.filledAway" : "pitch.filled", { slot, player, overall });
}
