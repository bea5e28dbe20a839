import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "#web/ui/action/button.tsx";

export interface PaginationProps {
  /** What is paged: "Cards", for the landmark's name. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
}

/**
 * Previous, where one is, Next. Nothing where there is one page. Where it stands below an element with `data-paged`, a
 * page that is turned begins at the top of that.
 */
export function Pagination({ label, page, pageCount, onPageChange }: PaginationProps) {
  const nav = useRef<HTMLElement>(null);
  const turnedTo = useRef<number | null>(null);
  useEffect(() => {
    if (turnedTo.current !== page) return;
    turnedTo.current = null;
    goOnAtTop(nav.current?.closest<HTMLElement>("[data-paged]") ?? null);
  }, [page]);
  if (pageCount <= 1) return null;
  const turnTo = (next: number) => {
    turnedTo.current = next;
    onPageChange(next);
  };
  return (
    <nav ref={nav} aria-label={`${label} pages`} className="flex flex-wrap items-center justify-center gap-3">
      <Button
        variant="secondary"
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={page <= 1}
        onClick={() => turnTo(page - 1)}
      >
        Previous
      </Button>
      <p aria-live="polite" className="tabular px-2 text-sm text-ink-muted">
        <span className="max-sm:sr-only">Page </span>
        {page} of {pageCount}
      </p>
      <Button variant="secondary" disabled={page >= pageCount} onClick={() => turnTo(page + 1)}>
        Next
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}

/**
 * Where the top of what is paged is out of sight, it is scrolled to, and the keyboard goes on from there; so it does where
 * there is no further page, and the button that was pressed cannot be pressed again.
 */
function goOnAtTop(paged: HTMLElement | null): void {
  if (paged === null) return;
  const isAbove = paged.getBoundingClientRect().top < 0;
  if (isAbove) paged.scrollIntoView();
  if (!isAbove && document.activeElement?.matches("button:enabled") === true) return;
  paged.tabIndex = -1;
  paged.focus({ preventScroll: true });
}
