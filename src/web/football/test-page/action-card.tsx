import type { ReactNode } from "react";
import { Button } from "#web/ui/action/button.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";

export interface ActionCardProps {
  readonly title: string;
  readonly description: string;
  readonly icon: ReactNode;
  readonly pendingLabel: string;
  readonly isPending: boolean;
  /** Whether the viewer is allowed to do it; everyone sees the card (spec §2). */
  readonly isAllowed: boolean;
  readonly onAct: () => void;
}

/** Something an admin can do with the football data. */
export function ActionCard(props: ActionCardProps) {
  const { title, description, icon, pendingLabel, isPending, isAllowed, onAct } = props;
  return (
    <Panel>
      <div className="grid h-full content-between gap-4">
        <p className="text-ink-muted">{description}</p>
        <Button
          icon={icon}
          isBlock
          disabled={!isAllowed}
          isPending={isPending}
          pendingLabel={pendingLabel}
          onClick={onAct}
        >
          {title}
        </Button>
      </div>
    </Panel>
  );
}
