import { Tooltip as RadixTooltip } from "radix-ui";
import type { ReactNode } from "react";

const DELAY_MILLISECONDS = 300;

export interface TooltipProps {
  /** Short, and never the only place for a piece of information: touch screens have no hover. */
  readonly content: ReactNode;
  /** What it explains; must be reachable by keyboard and take a ref. */
  readonly children: ReactNode;
}

export function Tooltip({ content, children }: TooltipProps) {
  return (
    <RadixTooltip.Provider delayDuration={DELAY_MILLISECONDS}>
      <RadixTooltip.Root>
        <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
        <RadixTooltip.Portal>
          <RadixTooltip.Content className="tooltip" sideOffset={6} collisionPadding={8}>
            {content}
          </RadixTooltip.Content>
        </RadixTooltip.Portal>
      </RadixTooltip.Root>
    </RadixTooltip.Provider>
  );
}
