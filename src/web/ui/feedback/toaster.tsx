import { Suspense, lazy, useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import { currentToasts, dismissToast, subscribeToToasts, tellToastsShown } from "./toast-store.ts";

const load = async () => (await import("./radix-toaster.tsx")).RadixToaster;

/** Falls back to the plain toaster if the code can't be fetched: offline is when toasts matter most. */
const RadixToaster = lazy(async () => ({ default: await load().catch(() => PlainToaster) }));

/** Nearly every toast follows something the user did, so the first input fetches the code. */
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
 * Toasts without swipes and timers. Part of the first load, so a toast shows at once on a slow connection too: the browser
 * leaves the page half a second after "Unauthorized".
 */
function PlainToaster() {
  const { t } = useTranslation("ui");
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
              <span className="sr-only">{t("dismiss")}</span>
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
  useEffect(() => {
    // A busy phone can take a while from React's change to the frame with it.
    const frame = requestAnimationFrame(tellToastsShown);
    return () => cancelAnimationFrame(frame);
  });
  return hasHadToasts ? (
    <Suspense fallback={<PlainToaster />}>
      <RadixToaster />
    </Suspense>
  ) : null;
}
