import type { ReactNode } from "react";
import { LoadedPart } from "#web/ui/loaded-part.tsx";

const load = async () => (await import("./loaded-confirm-dialog.tsx")).LoadedConfirmDialog;

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
  return <LoadedPart isWanted={isOpen} load={load} props={props} onFailure={() => onOpenChange(false)} />;
}
