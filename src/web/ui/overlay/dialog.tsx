import type { ReactNode } from "react";
import { LazyPart } from "#web/ui/lazy-part.tsx";

const load = async () => (await import("./radix-dialog.tsx")).RadixDialog;

export interface DialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly title: string;
  readonly description?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, with the one that acts last. */
  readonly footer?: ReactNode;
  readonly size?: "small" | "medium" | "large" | undefined;
  /** False: no cross, no Escape, no click outside. For what must be answered first, such as the username. */
  readonly isDismissible?: boolean | undefined;
}

/**
 * A window over the page: centred on a desktop, at the lower edge on a phone. Traps the focus, which starts on the
 * first thing to fill in (the cross comes last) and returns on closing.
 */
export function Dialog(props: DialogProps) {
  const { isOpen, onOpenChange } = props;
  return <LazyPart isWanted={isOpen} load={load} props={props} onFailure={() => onOpenChange(false)} />;
}
