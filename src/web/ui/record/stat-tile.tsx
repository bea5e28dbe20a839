import type { ReactNode } from "react";

export interface StatTileProps {
  readonly label: string;
  /** As shown: "#12", "64%", "Unranked". */
  readonly value: ReactNode;
  readonly icon?: ReactNode;
  /** A small line below: "of 24 matches". */
  readonly detail?: ReactNode;
}

/** One figure and what it counts. Use `<StatTiles>` for several. */
export function StatTile({ label, value, icon, detail }: StatTileProps) {
  return (
    <div className="stat-tile">
      <dt className="type-label flex items-center gap-2">
        {icon}
        {label}
      </dt>
      <dd className="stat-value">{value}</dd>
      {detail !== undefined && <dd className="text-sm text-ink-muted">{detail}</dd>}
    </div>
  );
}

/** Tiles side by side if all of them fit their container, else two per row. */
export function StatTiles({ children }: { readonly children: ReactNode }) {
  return (
    <div className="@container">
      <dl className="stat-tiles">{children}</dl>
    </div>
  );
}
