import { Suspense, lazy, useEffect, useSyncExternalStore } from "react";
import { useEver } from "../overlay/use-ever.ts";
import { currentToasts, subscribeToToasts } from "./toast-store.ts";

const load = () => import("./loaded-toaster.tsx");

const LoadedToaster = lazy(async () => {
  const { LoadedToaster: Loaded } = await load();
  return { default: Loaded };
});

/** Nearly every toast answers something that a person did, so the first touch is when it is fetched. */
const FIRST_TOUCHES = ["pointerdown", "keydown"] as const;

function loadOnFirstTouch(): () => void {
  const stop = () => {
    for (const touch of FIRST_TOUCHES) removeEventListener(touch, touched);
  };
  const touched = () => {
    stop();
    void load();
  };
  for (const touch of FIRST_TOUCHES) addEventListener(touch, touched, { passive: true });
  return stop;
}

/** Where toasts appear. Stands once, at the root of the app. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const isWanted = useEver(toasts.length > 0);
  useEffect(loadOnFirstTouch, []);
  return isWanted ? (
    <Suspense>
      <LoadedToaster />
    </Suspense>
  ) : null;
}
