import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { Button } from "../action/button.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The question ("Delete 3 cards?"). */
  readonly title: string;
  /** What follows from a yes. */
  readonly description: ReactNode;
  /** Says what happens ("Delete cards"), not "OK". */
  readonly confirmLabel: string;
  readonly pendingLabel?: string | undefined;
  readonly isPending?: boolean | undefined;
  readonly isDestructive?: boolean | undefined;
  readonly onConfirm: () => void;
  /** More than words: a list of what is concerned. */
  readonly children?: ReactNode;
}

/** Asks before what cannot be taken back. It stays open while pending; the caller closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange, isPending = false, isDestructive = false } = props;
  const returnFocus = useReturnFocus();
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Portal>
        <div className="dialog-scrim" data-scroll-lock="">
          <AlertDialog.Content className="dialog dialog-small" {...returnFocus}>
            <AlertDialog.Title className="type-heading">{props.title}</AlertDialog.Title>
            <AlertDialog.Description className="text-ink-muted">{props.description}</AlertDialog.Description>
            {props.children}
            <footer className="dialog-footer">
              <AlertDialog.Cancel asChild>
                <Button variant="secondary" disabled={isPending}>
                  Cancel
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
