import { useEffect, useState } from "react";

/** Longer than the pause between two letters, so not every letter sends a request. */
const TYPING_PAUSE_MS = 250;

/** The typed text, updated when typing pauses. */
export function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
