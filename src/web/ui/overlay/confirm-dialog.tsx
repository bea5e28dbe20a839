import { type ReactNode, Suspense, lazy } from "react";
import { useEver } from "./use-ever.ts";

const LoadedConfirmDialog = lazy(async () => {
  const { LoadedConfirmDialog: Loaded } = await import("./loaded-confirm-dialog.tsx");
  return { default: Loaded };
});

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
  const isWanted = useEver(props.isOpen);
  return isWanted ? (
    <Suspense>
      <LoadedConfirmDialog {...props} />
    </Suspense>
  ) : null;
}
