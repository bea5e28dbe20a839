import type { ReactNode } from "react";
import { LazyPart } from "#web/ui/lazy-part.tsx";

const load = async () => (await import("./radix-confirm-dialog.tsx")).RadixConfirmDialog;

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
  const { isOpen, onOpenChange } = props;
  return <LazyPart isWanted={isOpen} load={load} props={props} onFailure={() => onOpenChange(false)} />;
}
