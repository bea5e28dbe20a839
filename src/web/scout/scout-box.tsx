import { useState } from "react";
import { loadWords } from "#web/language/words.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { ScoutLineSkeleton } from "./scout-line-skeleton.tsx";

const load = async () => {
  const [{ ScoutLine }] = await Promise.all([import("./scout-line.tsx"), loadWords(["scout"])]);
  return ScoutLine;
};

/** The scout's line on the home screen. Its code and texts load after the screen. */
export function ScoutBox() {
  const [isWanted, setIsWanted] = useState(true);
  if (!isWanted) return null;
  return (
    <LazyPart
      isWanted
      load={load}
      props={{}}
      fallback={<ScoutLineSkeleton />}
      onFailure={() => setIsWanted(false)}
    />
  );
}
