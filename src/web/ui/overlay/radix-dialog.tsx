import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useTranslation } from "react-i18next";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import type { DialogProps } from "./dialog.tsx";
import { useCloseRequest } from "./use-close-request.ts";
import { useReturnFocus } from "./use-return-focus.ts";

function refuseUnless(isDismissible: boolean) {
  return (event: Event) => {
    if (!isDismissible) event.preventDefault();
  };
}

/** The window of `<Dialog>`, with Radix: loaded when one first opens. */
export function RadixDialog(props: DialogProps) {
  const {
    isOpen,
    onOpenChange,
    title,
    description,
    children,
    footer,
    size = "medium",
    isDismissible = true,
  } = props;
  const { t } = useTranslation("ui");
  const returnFocus = useReturnFocus();
  useCloseRequest({ isOpen: isOpen && isDismissible, isHeld: false, onClose: () => onOpenChange(false) });
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <div className="dialog-scrim" data-scroll-lock="">
          <Dialog.Content
            {...(description === undefined ? { "aria-describedby": undefined } : {})}
            className={classNames("dialog", `dialog-${size}`)}
            {...returnFocus}
            onEscapeKeyDown={refuseUnless(isDismissible)}
            onInteractOutside={refuseUnless(isDismissible)}
          >
            <Dialog.Title className="dialog-title type-heading">{title}</Dialog.Title>
            {description !== undefined && (
              <Dialog.Description className="text-ink-muted">{description}</Dialog.Description>
            )}
            {children}
            {footer !== undefined && <footer className="dialog-footer">{footer}</footer>}
            {isDismissible && (
              <Dialog.Close asChild>
                <IconButton label={t("close")} icon={<X aria-hidden="true" />} className="dialog-close" />
              </Dialog.Close>
            )}
          </Dialog.Content>
        </div>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
