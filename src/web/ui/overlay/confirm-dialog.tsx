import type { ReactNode } from "react";
import { LazyPart } from "#web/ui/lazy-part.tsx";

const load = async () => (await import("./radix-confirm-dialog.tsx")).RadixConfirmDialog;

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** The question ("Delete 3 cards?"). */
  readonly title: string;
  /** What happens after a yes. */
  readonly description: ReactNode;
  /** Says what happens ("Delete cards"), not "OK". */
  readonly confirmLabel: string;
  readonly pendingLabel?: string | undefined;
  readonly isPending?: boolean | undefined;
  readonly isDestructive?: boolean | undefined;
  readonly onConfirm: () => void;
  /** Anything beyond text, such as a list of what is affected. */
  readonly children?: ReactNode;
}

/** Asks before an action that can't be undone. Stays open while pending; the caller closes it. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, onOpenChange } = props;
  return <LazyPart isWanted={isOpen} load={load} props={props} onFailure={() => onOpenChange(false)} />;
}
