import { draggable, dropTargetForElements } from "@atlaskit/pragmatic-drag-and-drop/element/adapter";
import { dropTargetForExternal } from "@atlaskit/pragmatic-drag-and-drop/external/adapter";
import { type RefObject, useEffect, useEffectEvent } from "react";

/** Under this name a dragged card carries its id. */
const CARD_ID = "cardId";

/**
 * Lets a card be dragged by an element; null: there is no card to drag. While it is under way, the element has the
 * attribute `data-dragged`: to draw anything anew would make the first moves of the card late.
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
 * @param onOverChange told when one hangs over the element and over nothing that lies on it, and when it no longer does.
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

/**
 * What is dragged in from elsewhere, such as a file or a link, is no card: it is taken, so that the browser does not leave
 * the page for it, and comes to nothing.
 */
export function useForeignDrop(ref: RefObject<HTMLElement | null>, isEnabled: boolean): void {
  useEffect(() => {
    if (ref.current === null || !isEnabled) return undefined;
    return dropTargetForExternal({ element: ref.current, onDrop: () => logNoCard() });
  }, [ref, isEnabled]);
}

/** The card that was dropped. What is no card of ours is logged and ignored (spec §4). */
function cardIdOf(data: Record<string, unknown>): number | null {
  const cardId = data[CARD_ID];
  if (typeof cardId === "number") return cardId;
  logNoCard();
  return null;
}

function logNoCard(): void {
  reportError(new TypeError("A dropped thing is not a card."));
}
