import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button } from "../action/button.tsx";

export interface PaginationProps {
  /** What is paged: "Cards", for the landmark's name. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
}

/** Previous, where one is, Next. Nothing where there is one page. */
export function Pagination({ label, page, pageCount, onPageChange }: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={`${label} pages`} className="flex items-center justify-center gap-3">
      <Button
        variant="secondary"
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      >
        Previous
      </Button>
      <p aria-live="polite" className="tabular px-2 text-sm text-ink-muted">
        <span className="max-sm:sr-only">Page </span>
        {page} of {pageCount}
      </p>
      <Button variant="secondary" disabled={page >= pageCount} onClick={() => onPageChange(page + 1)}>
        Next
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}
