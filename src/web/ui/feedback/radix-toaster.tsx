import { X } from "lucide-react";
import { Toast as ToastParts } from "radix-ui";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
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
  const { t } = useTranslation("ui");
  return (
    <ToastParts.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) dismissToast(id);
      }}
      type={variant === "destructive" ? "foreground" : "background"}
      duration={duration ?? TOAST_DURATION_MILLISECONDS}
      className={classNames("toast", `toast-${variant}`)}
    >
      <div className="grid gap-0.5">
        <ToastParts.Title className="font-bold">{title}</ToastParts.Title>
        {description !== undefined && (
          <ToastParts.Description className="text-[0.9375rem]">{description}</ToastParts.Description>
        )}
      </div>
      <ToastParts.Close aria-label={t("dismiss")} className="toast-close">
        <X aria-hidden="true" className="size-4.5" />
      </ToastParts.Close>
    </ToastParts.Root>
  );
}

/** The toasts of `<Toaster>`, with Radix: loaded before the first is shown. */
export function RadixToaster() {
  const { t } = useTranslation("ui");
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts, currentToasts);
  return (
    <ToastParts.Provider
      label={t("toast.label")}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PIXELS}
    >
      {toasts.map((toast) => (
        <ToastItem key={toast.id} {...toast} />
      ))}
      <ToastParts.Viewport label={t("toast.region")} hotkey={HOTKEY} className="toast-viewport" />
    </ToastParts.Provider>
  );
}
