import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

export interface SkeletonProps {
  readonly shape?: "line" | "block" | "circle" | "card" | undefined;
  /** Utility classes for its size: `className="w-40"`. */
  readonly className?: string | undefined;
}

/** One grey shape in place of something that is loading. */
export function Skeleton({ shape = "line", className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames("skeleton", `skeleton-${shape}`, className)} />;
}

export interface SkeletonRegionProps {
  /** What is loading: "Loading your cards". */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Says once for all its shapes that something is loading. */
export function SkeletonRegion({ label, className, children }: SkeletonRegionProps) {
  return (
    <output className={className ?? "block"}>
      <span className="sr-only">{label}</span>
      {children}
    </output>
  );
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

/** A loading grid of cards. */
export function CardGridSkeleton({ count, label }: { readonly count: number; readonly label: string }) {
  return (
    <SkeletonRegion label={label} className="card-grid">
      {numbersTo(count).map((index) => (
        <Skeleton key={index} shape="card" />
      ))}
    </SkeletonRegion>
  );
}

export interface RowsSkeletonProps {
  readonly count: number;
  readonly label: string;
  /** True: each row has two lines. */
  readonly isTall?: boolean;
}

/** Loading rows of a list or a table: a circle, a name, a figure. */
export function RowsSkeleton({ count, label, isTall = false }: RowsSkeletonProps) {
  return (
    <SkeletonRegion label={label} className={isTall ? "grid gap-10.25" : "grid gap-4"}>
      {numbersTo(count).map((index) => (
        <span key={index} className="flex items-center gap-3">
          <Skeleton shape="circle" className="size-9" />
          <Skeleton className="w-2/5" />
          <Skeleton className="ml-auto w-12" />
        </span>
      ))}
    </SkeletonRegion>
  );
}
