import { ChevronDown, ChevronUp, Minus } from "lucide-react";

/** How far a line has moved since the day began; null: it is new, or nothing moves any more. */
export function Movement({ movement }: { readonly movement: number | null }) {
  if (movement === null) return null;
  if (movement === 0) {
    return (
      <span className="inline-flex text-ink-muted">
        <Minus aria-hidden="true" className="size-4" />
        <span className="sr-only">unmoved</span>
      </span>
    );
  }
  const isUp = movement > 0;
  const Icon = isUp ? ChevronUp : ChevronDown;
  return (
    <span
      className={`inline-flex items-center justify-end font-semibold ${isUp ? "text-good-text" : "text-danger-text"}`}
    >
      <Icon aria-hidden="true" className="size-4" />
      <span className="sr-only">{isUp ? "up" : "down"}</span>
      {Math.abs(movement)}
    </span>
  );
}
