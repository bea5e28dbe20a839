import { useState } from "react";

/** True from the first time that `isNow` was true: for what is loaded when it is first wanted, and then stays. */
export function useEver(isNow: boolean): boolean {
  const [wasEver, setWasEver] = useState(isNow);
  if (isNow && !wasEver) setWasEver(true);
  return wasEver || isNow;
}
