import { AlertDialog } from "radix-ui";
import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import type { ConfirmDialogProps } from "./confirm-dialog.tsx";
import { useCloseRequest } from "./use-close-request.ts";
import { useReturnFocus } from "./use-return-focus.ts";

/** The window of `<ConfirmDialog>`, with Radix: loaded when one first opens. */
export function RadixConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, isPending = false, isDestructive = false } = props;
  const { t } = useTranslation("ui");
  const returnFocus = useReturnFocus();
  useCloseRequest({ isOpen, isHeld: isPending, onClose: () => onOpenChange(false) });
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <div className="dialog-scrim" data-scroll-lock="">
          <AlertDialog.Content aria-modal="true" className="dialog dialog-small" {...returnFocus}>
            <AlertDialog.Title className="type-heading">{props.title}</AlertDialog.Title>
            <AlertDialog.Description className="text-ink-muted">{props.description}</AlertDialog.Description>
            {props.children}
            <footer className="dialog-footer">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary" disabled={isPending}>
                  {t("cancel")}
                </Button>
              </AlertDialog.Cancel>
              <Button
                variant={isDestructive ? "destructive" : "primary"}
                isPending={isPending}
                pendingLabel={props.pendingLabel}
                onClick={props.onConfirm}
              >
                {props.confirmLabel}
              </Button>
            </footer>
          </AlertDialog.Content>
        </div>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
