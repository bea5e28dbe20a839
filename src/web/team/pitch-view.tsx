import { type MouseEvent, type ReactNode, useMemo, useRef, useState } from "react";
import { elevenASideFormationNames, isOutOfPosition, slotsOf } from "#game/team/formation.ts";
import type { Position } from "#game/card/position.ts";
import { type CardFace, PlayerCard } from "#web/ui/card/player-card.tsx";
import { Pitch } from "#web/ui/pitch/pitch.tsx";
import { EmptySlot, FilledSlot, PitchSlot } from "#web/ui/pitch/pitch-slot.tsx";
import { useCardDrag, useCardDrop, useForeignDrop } from "./card-drag.ts";
import type { Stray } from "./pitch-strays.ts";

export interface PitchCard extends CardFace {
  readonly id: number;
  readonly position: Position;
}

/** A swap of the player in the selected slot for the card that is pressed next. */
export interface PitchSwap {
  readonly isOn: boolean;
  readonly onPress: (index: number, press: { readonly isByKey: boolean }) => void;
}

/** What a person may do on a pitch; a pitch without it is read-only. */
export interface PitchActions {
  readonly selectedSlot: number | null;
  /** A card is chosen and waits for its slot. */
  readonly chosenName: string | null;
  readonly onPressSlot: (index: number, press: { readonly isByKey: boolean }) => void;
  readonly onDropOnSlot: (cardId: number, index: number) => void;
  readonly onDropOnPitch: (cardId: number) => void;
  readonly onRemove: (index: number) => void;
  /** Left out: players on this pitch cannot be swapped. */
  readonly swap?: PitchSwap | undefined;
}

export interface PitchViewProps {
  readonly label: string;
  /** Empty: none is chosen yet, and the pitch asks for one. */
  readonly formation: string;
  readonly cards: ReadonlyMap<number, PitchCard>;
  /** Cards that stand in none of the formation's slots, and where they stand (spec §3). */
  readonly strays?: readonly Stray<PitchCard>[] | undefined;
  readonly actions?: PitchActions | undefined;
  /** What is marked on the card of a slot: its points. */
  readonly marks?: ReadonlyMap<number, ReactNode> | undefined;
}

/** A formation with its cards, to look at or to build on (spec §2, Team Builder). */
export function PitchView({ label, formation, cards, strays, actions, marks }: PitchViewProps) {
  const ref = useRef<HTMLDivElement>(null);
  useCardDrop(ref, actions?.onDropOnPitch);
  useForeignDrop(ref, actions !== undefined);
  const isEleven = elevenASideFormationNames.some((name) => name === formation);
  return (
    <div ref={ref} className="grid w-full justify-items-center">
      <Pitch label={label} hasFormation={formation !== ""} playersPerSide={isEleven ? 11 : 5}>
        {slotsOf(formation).map((slot, index) => (
          <Slot
            key={`${slot.label}-${slot.x}-${slot.y}`}
            {...slot}
            index={index}
            card={cards.get(index) ?? null}
            actions={actions}
            mark={marks?.get(index)}
          />
        ))}
        {strays?.map(({ item, label: slot, point }) => (
          <PitchSlot key={item.id} {...point}>
            <FilledSlot label={slot} isOutOfPosition={isOutOfPosition(slot, item.position)}>
              <PlayerCard card={item} size="fluid" />
            </FilledSlot>
          </PitchSlot>
        ))}
      </Pitch>
    </div>
  );
}

interface SlotProps {
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly index: number;
  readonly card: PitchCard | null;
  readonly actions: PitchActions | undefined;
  readonly mark: ReactNode;
}

function Slot({ label, x, y, index, card, actions, mark }: SlotProps) {
  const ref = useRef<HTMLDivElement>(null);
  useCardDrag(ref, actions && card ? card.id : null);
  const [isOver, setIsOver] = useState(false);
  useCardDrop(ref, actions && ((cardId) => actions.onDropOnSlot(cardId, index)), setIsOver);
  // A card that is dragged over the slot marks it, and leaves what stands on it as it is.
  const face = useMemo(() => card && <PlayerCard card={card} size="fluid" />, [card]);
  const isSelected = actions?.selectedSlot === index;
  const press = actions && {
    // A press by keyboard has no clicks to count.
    onPress: ({ detail }: MouseEvent) => actions.onPressSlot(index, { isByKey: detail === 0 }),
  };
  return (
    <PitchSlot ref={ref} x={x} y={y} index={index}>
      {card === null ? (
        <EmptySlot
          label={label}
          isTarget={isOver || isSelected || typeof actions?.chosenName === "string"}
          actionLabel={actionLabel(label, null, actions?.chosenName ?? null)}
          {...press}
        />
      ) : (
        <div className="h-full in-data-dragged:opacity-40">
          <FilledSlot
            label={label}
            isOutOfPosition={isOutOfPosition(label, card.position)}
            isSelected={isOver || isSelected}
            actionLabel={actionLabel(label, card.playerName, actions?.chosenName ?? null)}
            {...press}
            {...(actions && {
              removeLabel: `Remove ${card.playerName}`,
              onRemove: () => actions.onRemove(index),
            })}
            {...(isSelected &&
              actions.swap && {
                swapLabel: `Swap ${card.playerName} for another card`,
                isSwapping: actions.swap.isOn,
                onSwap: ({ detail }: MouseEvent) => actions.swap?.onPress(index, { isByKey: detail === 0 }),
              })}
          >
            {face}
            {mark}
          </FilledSlot>
        </div>
      )}
    </PitchSlot>
  );
}

function actionLabel(slot: string, standing: string | null, chosen: string | null): string {
  if (chosen === null) return standing === null ? `${slot}, empty` : `${slot}, ${standing}`;
  return standing === null ? `Put ${chosen} at ${slot}` : `Put ${chosen} at ${slot} and move ${standing}`;
}
