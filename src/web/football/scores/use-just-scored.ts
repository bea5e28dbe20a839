import { useEffect, useRef, useState } from "react";

const SHOWN_MS = 6000;

interface Goals {
  readonly home: number | null;
  readonly away: number | null;
}

/** True for a few seconds after a goal changes the score on the open page; false when the page opens. */
export function useJustScored({ home, away }: Goals): boolean {
  const total = (home ?? 0) + (away ?? 0);
  const before = useRef(total);
  const [hasScored, setHasScored] = useState(false);
  useEffect(() => {
    if (total <= before.current) {
      before.current = total;
      // A goal that's taken back ends the one that is shown.
      setHasScored(false);
      return undefined;
    }
    before.current = total;
    setHasScored(true);
    const timer = setTimeout(() => setHasScored(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [total]);
  return hasScored;
}
