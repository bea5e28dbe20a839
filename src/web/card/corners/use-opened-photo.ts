import { useEffect, useEffectEvent, useState } from "react";
import { type CardFrame, findFrame } from "./card-frame.ts";
import { type OpenedPhoto, openPhoto } from "./open-photo.ts";

export type PhotoState =
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
