import { ChevronLeft, ChevronRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Trans, useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";

export interface PaginationProps {
  /** The name of the paged list, such as "Cards", for the landmark. */
  readonly label: string;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly onPageChange: (page: number) => void;
}

/**
 * Previous, the current page, Next; nothing if there is only one page. A phone shows arrows for the two words. Inside an
 * element with `data-paged`, each new page starts at the top of that element.
 */
export function Pagination({ label, page, pageCount, onPageChange }: PaginationProps) {
  const { t } = useTranslation("ui");
  const nav = useRef<HTMLElement>(null);
  const turnedTo = useRef<number | null>(null);
  useEffect(() => {
    if (turnedTo.current !== page) return;
    turnedTo.current = null;
    continueAtTop(nav.current?.closest<HTMLElement>("[data-paged]") ?? null);
  }, [page]);
  if (pageCount <= 1) return null;
  const turnTo = (next: number) => {
    turnedTo.current = next;
    onPageChange(next);
  };
  return (
    <nav
      ref={nav}
      aria-label={t("pagination.label", { label })}
      className="flex flex-wrap items-center justify-center gap-3"
    >
      <Button
        variant="secondary"
        icon={<ChevronLeft aria-hidden="true" />}
        disabled={page <= 1}
        onClick={() => turnTo(page - 1)}
      >
        <span className="max-sm:sr-only">{t("previous")}</span>
      </Button>
      <p aria-live="polite" className="tabular px-2 text-sm text-ink-muted">
        <Trans
          t={t}
          i18nKey="pagination.page"
          values={{ page, pageCount }}
          components={{ word: <span className="max-sm:sr-only" /> }}
        />
      </p>
      <Button variant="secondary" disabled={page >= pageCount} onClick={() => turnTo(page + 1)}>
        <span className="max-sm:sr-only">{t("next")}</span>
        <ChevronRight aria-hidden="true" />
      </Button>
    </nav>
  );
}

/**
 * Scrolls to the top of the list if it is out of sight, and moves the focus there; also moves the focus on the first and
 * last page, where the pressed button is disabled.
 */
function continueAtTop(paged: HTMLElement | null): void {
  if (paged === null) return;
  const isAbove = paged.getBoundingClientRect().top < 0;
  if (isAbove) paged.scrollIntoView();
  if (!isAbove && document.activeElement?.matches("button:enabled") === true) return;
  paged.tabIndex = -1;
  paged.focus({ preventScroll: true });
}
