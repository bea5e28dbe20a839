import { type ReactNode, useState } from "react";
import { classNames } from "#web/ui/class-names.ts";

export interface TurningCardProps {
  readonly isTurned: boolean;
  readonly front: ReactNode;
  /** Made when it is first shown. */
  readonly back: ReactNode;
  /** A control that turns it, over both sides. */
  readonly children?: ReactNode;
  readonly className?: string | undefined;
}

/** A card with two sides, of which screen readers and the keyboard find only the one that is up. */
export function TurningCard({ isTurned, front, back, children, className }: TurningCardProps) {
  const [wasTurned, setWasTurned] = useState(isTurned);
  if (isTurned && !wasTurned) setWasTurned(true);
  return (
    <div className={classNames("turning", className)} data-turned={isTurned || undefined}>
      <div className="turning-sides">
        <div className="turning-side" inert={isTurned} aria-hidden={isTurned}>
          {front}
        </div>
        <div className="turning-side turning-back" inert={!isTurned} aria-hidden={!isTurned}>
          {wasTurned && back}
        </div>
      </div>
      {children}
    </div>
  );
}
