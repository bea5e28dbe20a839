import { X } from "lucide-react";
import { Toast as RadixToast } from "radix-ui";
import { useSyncExternalStore } from "react";
import { classNames } from "#web/ui/class-names.ts";
import {
  TOAST_DURATION_MILLISECONDS,
  type Toast,
  currentToasts,
  dismissToast,
  subscribeToToasts,
} from "./toast-store.ts";

/** Hotkey and swipe of notifications (spec §9). */
const HOTKEY = ["F8"];
const SWIPE_THRESHOLD_PIXELS = 50;

function ToastItem({ id, isOpen, title, description, variant = "default", duration }: Toast) {
  return (
    <RadixToast.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
      type={variant === "destructive" ? "foreground" : "background"}
      duration={duration ?? TOAST_DURATION_MILLISECONDS}
      className={classNames("toast", `toast-${variant}`)}
    >
      <div className="grid gap-0.5">
        <RadixToast.Title className="font-bold">{title}</RadixToast.Title>
        {description !== undefined && (
          <RadixToast.Description className="text-[0.9375rem]">{description}</RadixToast.Description>
        )}
      </div>
      <RadixToast.Close aria-label="Dismiss" className="toast-close">
        <X aria-hidden="true" className="size-4.5" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** The toasts of `<Toaster>`, with Radix: loaded before the first is shown. */
export function LoadedToaster() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PIXELS}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} {...toast} />
      ))}
      <RadixToast.Viewport hotkey={HOTKEY} className="toast-viewport" />
    </RadixToast.Provider>
  );
}
