import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { dropTargetForExternal } from "@atlaskit/pragmatic-drag-and-drop/external/adapter";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** The key of the card id in the drag data. */
const CARD_ID = "cardId";

/**
 * Makes an element drag a card; null: no card. During the drag the element has the attribute `data-dragged`, as a
 * re-render would delay the first moves.
 */
export function useCardDrag(ref: RefObject<HTMLElement | null>, cardId: number | null): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null || cardId === null) return undefined;
    const markDragged = (isDragged: boolean) => element.toggleAttribute("data-dragged", isDragged);
    const stop = draggable({
      element,
      getInitialData: () => ({ [CARD_ID]: cardId }),
      onDragStart: () => markDragged(true),
      onDrop: () => markDragged(false),
    });
    return () => {
      stop();
      markDragged(false);
    };
  }, [ref, cardId]);
}

/**
 * Lets cards be dropped on an element.
 *
 * @param onOverChange called when a card enters the element itself, not a target inside it, and when it leaves
 */
export function useCardDrop(
  ref: RefObject<HTMLElement | null>,
  onDrop: ((cardId: number) => void) | undefined,
  onOverChange?: (isOver: boolean) => void,
): void {
  const isEnabled = onDrop !== undefined;
  const handleDrop = useEffectEvent((data: Record<string, unknown>) => {
    const cardId = cardIdOf(data);
    if (cardId !== null) onDrop?.(cardId);
  });
  const tellOver = useEffectEvent((isOver: boolean) => onOverChange?.(isOver));
  useEffect(() => {
    const element = ref.current;
    if (element === null || !isEnabled) return undefined;
    return dropTargetForElements({
      element,
      onDropTargetChange: ({ location }) => tellOver(location.current.dropTargets[0]?.element === element),
      onDrop: ({ source, location }) => {
        tellOver(false);
        if (location.current.dropTargets[0]?.element === element) handleDrop(source.data);
      },
    });
  }, [ref, isEnabled]);
}

/** Accepts and ignores files and links dragged in from elsewhere, which would make the browser leave the page. */
export function useForeignDrop(ref: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (ref.current === null || !isEnabled) return undefined;
    return dropTargetForExternal({ element: ref.current, onDrop: () => logNoCard() });
  }, [ref, isEnabled]);
}

/** The dropped card, or null; anything else is logged and ignored (spec §4). */
function cardIdOf(data: Record<string, unknown>): number | null {
  const cardId = data[CARD_ID];
  if (typeof cardId === "number") return cardId;
  logNoCard();
  return null;
}

function logNoCard(): void {
  reportError(new TypeError("A dropped thing is not a card."));
}
