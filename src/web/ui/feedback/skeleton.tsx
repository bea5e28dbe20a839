import type { ReactNode } from "react";
import { classNames } from "#web/ui/class-names.ts";

export interface SkeletonProps {
  readonly shape?: "line" | "block" | "circle" | "card" | undefined;
  /** Its size, by utility classes: `className="w-40"`. */
  readonly className?: string | undefined;
}

/** One grey shape where something will stand. */
export function Skeleton({ shape = "line", className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames("skeleton", `skeleton-${shape}`, className)} />;
}

export interface SkeletonRegionProps {
  /** What is being loaded: "Loading your cards". */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Says once, for all shapes in it, that something is loading. */
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

/** A grid of cards to come. */
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

/** Rows of a list or a table to come: a round thing, a name, a figure. */
export function RowsSkeleton({ count, label, isTall = false }: RowsSkeletonProps) {
  return (
    <SkeletonRegion label={label} className={isTall ? "grid gap-9" : "grid gap-4"}>
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
