import { X } from "lucide-react";
import { Dialog as RadixDialog } from "radix-ui";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../action/icon-button.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the one that acts last. */
  readonly footer?: ReactNode;
  readonly size?: "small" | "medium" | "large" | undefined;
  /** False: no cross, no Escape, no click beside it. For what must be answered first, as the username chooser. */
  readonly isDismissible?: boolean | undefined;
}

function refuseUnless(isDismissible: boolean) {
  return (event: Event) => {
    if (!isDismissible) event.preventDefault();
  };
}

/**
 * A window over the page: centred on a desk, risen from the lower edge on a phone. Keeps the focus inside, first on
 * what is to be filled in (the cross comes last), and gives it back when it closes.
 */
export function Dialog(props: DialogProps) {
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
