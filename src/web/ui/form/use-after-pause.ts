import { useEffect, useState } from "react";

/** Longer than the pause between two letters, so that not every letter sends a request. */
const TYPING_PAUSE_MS = 250;

/** What was typed, once the typing pauses. */
export function useAfterPause(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
