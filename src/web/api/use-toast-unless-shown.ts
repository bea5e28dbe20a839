import { useEffect, useRef } from "react";
import { words } from "#web/language/words.ts";
import { toastFailure } from "./toast-failure.ts";

interface Shown {
  /** Whether the form is open, if it can close without unmounting. */
  readonly isShown?: boolean;
  /** The reason if the server gave none; null: the connection. */
  readonly reasonOf?: (error: Error) => string | null;
}

/**
 * For `onError` of a change whose form says why it failed: a toast says it to a user who has left the form by then.
 *
 * @param title of the toast, read when the change fails
 */
export function useToastUnlessShown(
  title: () => string,
  { isShown = true, reasonOf = () => null }: Shown = {},
) {
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = isShown;
    return () => {
      isThere.current = false;
    };
  }, [isShown]);
  return (error: Error): void => {
    if (isThere.current) return;
    toastFailure(error, { title: title(), fallback: reasonOf(error) ?? words("ui")("checkConnection") });
  };
}
