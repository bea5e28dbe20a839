import { useLayoutEffect, useRef, useState } from "react";

/** One function for all renders that calls the one of the last: for those who draw themselves anew for another one. */
export function useSameFunction<Args extends readonly unknown[]>(
  latest: (...args: Args) => void,
): (...args: Args) => void {
  const ref = useRef(latest);
  useLayoutEffect(() => {
    ref.current = latest;
  });
  const [same] = useState(
    () =>
      (...args: Args) =>
        ref.current(...args),
  );
  return same;
}
