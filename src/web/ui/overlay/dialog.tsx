import type { ReactNode } from "react";
import { LazyPart } from "#web/ui/lazy-part.tsx";

const load = async () => (await import("./radix-dialog.tsx")).RadixDialog;

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

/**
 * A window over the page: centred on a desk, risen from the lower edge on a phone. Keeps the focus inside, first on
 * what is to be filled in (the cross comes last), and gives it back when it closes.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange } = props;
  return <LazyPart isWanted={isOpen} load={load} props={props} onFailure={() => onOpenChange(false)} />;
}
