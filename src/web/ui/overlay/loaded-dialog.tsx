import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import { classNames } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import type { DialogProps } from "./dialog.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

function refuseUnless(isDismissible: boolean) {
  return (event: Event) => {
    if (!isDismissible) event.preventDefault();
  };
}

/** The window of `<Dialog>`, with Radix: loaded when one first opens. */
export function LoadedDialog(props: DialogProps) {
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
  const returnFocus = useReturnFocus();
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Portal>
        <div className="dialog-scrim" data-scroll-lock="">
          <RadixDialog.Content
            {...(description === undefined ? { "aria-describedby": undefined } : {})}
            className={classNames("dialog", `dialog-${size}`)}
            {...returnFocus}
            onEscapeKeyDown={refuseUnless(isDismissible)}
            onInteractOutside={refuseUnless(isDismissible)}
          >
            <RadixDialog.Title className="dialog-title type-heading">{title}</RadixDialog.Title>
            {description !== undefined && (
              <RadixDialog.Description className="text-ink-muted">{description}</RadixDialog.Description>
            )}
            {children}
            {footer !== undefined && <footer className="dialog-footer">{footer}</footer>}
            {isDismissible && (
              <RadixDialog.Close asChild>
                <IconButton label="Close" icon={<X aria-hidden="true" />} className="dialog-close" />
              </RadixDialog.Close>
            )}
          </RadixDialog.Content>
        </div>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
