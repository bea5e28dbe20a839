import { Suspense, lazy, useEffect, useState, useSyncExternalStore } from "react";
import { classNames } from "#web/ui/class-names.ts";
import { currentToasts, dismissToast, subscribeToToasts, tellToastsShown } from "./toast-store.ts";

const load = async () => (await import("./radix-toaster.tsx")).RadixToaster;

/** Without a line there is no code to fetch, and that is when there is most to tell. */
const RadixToaster = lazy(async () => ({ default: await load().catch(() => PlainToaster) }));

/** Nearly every toast answers something that a person did, so the first touch is when it is fetched. */
const FIRST_TOUCHES = ["pointerdown", "keydown"] as const;

function loadOnFirstTouch(): () => void {
  const stop = () => {
    for (const touch of FIRST_TOUCHES) removeEventListener(touch, touched);
  };
  const touched = () => {
    stop();
    void load().catch(() => undefined);
  };
  for (const touch of FIRST_TOUCHES) addEventListener(touch, touched, { passive: true });
  return stop;
}

/**
 * Toasts that only a press dismisses. It is part of the first load, so a toast shows at once, however slow the line is:
 * half a second after "Unauthorized" the browser leaves the page.
 */
function PlainToaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return (
    <div role="alert" className="toast-viewport">
      {toasts
        .filter(({ isOpen }) => isOpen)
        .map(({ id, title, description, variant = "default" }) => (
          <div key={id} className={classNames("toast", `toast-${variant}`)} data-state="open">
            <div className="grid gap-0.5">
              <p className="font-bold">{title}</p>
              {description !== undefined && <p className="text-[0.9375rem]">{description}</p>}
            </div>
            <button type="button" className="toast-close" onClick={() => dismissToast(id)}>
              <span aria-hidden="true">×</span>
              <span className="sr-only">Dismiss</span>
            </button>
          </div>
        ))}
    </div>
  );
}

/** Where toasts appear: once, at the root of the app. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  const [hasHadToasts, setHasHadToasts] = useState(false);
  if (toasts.length > 0 && !hasHadToasts) setHasHadToasts(true);
  useEffect(loadOnFirstTouch, []);
  useEffect(tellToastsShown, [toasts]);
  return hasHadToasts ? (
    <Suspense fallback={<PlainToaster />}>
      <RadixToaster />
    </Suspense>
  ) : null;
}
