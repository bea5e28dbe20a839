import { useEffect, useEffectEvent, useState } from "react";
import { checkCorners, type Corners, defaultCorners } from "#game/card/face/corners.ts";
import { type OpenedPhoto, openPhoto, type Size } from "./open-photo.ts";

/** Where the card is on a photo. */
export interface CardFrame {
  readonly corners: Corners;
  /** Whether the card was found; if not, the corners start in the middle of the photo. */
  readonly isFound: boolean;
  /** The photo's size in pixels, as it is seen. */
  readonly photo: Size;
}

/** The names of the corners, in their order. */
export const CORNER_NAMES = ["topLeft", "topRight", "bottomRight", "bottomLeft"] as const;

/** Looks for the card on a photo. */
export async function findFrame(opened: OpenedPhoto): Promise<CardFrame> {
  const photo = { width: opened.width, height: opened.height };
  const found = await opened.ask("find", null);
  return { corners: found ?? defaultCorners(photo.width, photo.height), isFound: found !== null, photo };
}

/**
 * Moves one corner, as fractions of the photo. It stops at the photo's edges, and stays where it is if the four would no
 * longer be the corners of a card.
 */
export function moveCorner(corners: Corners, at: number, x: number, y: number): Corners {
  const moved = corners.map((corner, each) => (each === at ? { x: within(x), y: within(y) } : corner));
  const checked = checkCorners(moved);
  return checked.ok ? checked.value : corners;
}

/** Turns the card by a quarter: another corner becomes its top left. */
export function turnCard([a, b, c, d]: Corners, direction: "left" | "right"): Corners {
  return direction === "right" ? [d, a, b, c] : [b, c, d, a];
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}

type PhotoState =
  | { readonly name: "opening" }
  | { readonly name: "open"; readonly opened: OpenedPhoto }
  /** The browser can't decode it. */
  | { readonly name: "unseen" };

/**
 * Opens a photo in its worker while it is shown. Looks for the card unless it has been found before, and calls back with
 * where it is.
 */
export function useOpenedPhoto(
  file: File,
  frame: CardFrame | null,
  onFrame: (frame: CardFrame) => void,
): PhotoState {
  const [state, setState] = useState<PhotoState>({ name: "opening" });
  const known = useEffectEvent(() => frame);
  // Called after the search: the caller's state may have changed by then.
  const tell = useEffectEvent(onFrame);
  useEffect(() => {
    let isWanted = true;
    let photo: OpenedPhoto | null = null;
    const open = async () => {
      const opened = await openPhoto(file);
      photo = opened;
      if (!isWanted) return opened.close();
      if (known() === null) {
        const found = await findFrame(opened);
        // The effect may have ended while the worker looked.
        if (isWanted) tell(found);
      }
      setState({ name: "open", opened });
    };
    open().catch(() => {
      if (isWanted) setState({ name: "unseen" });
    });
    return () => {
      isWanted = false;
      photo?.close();
    };
  }, [file]);
  return state;
}
