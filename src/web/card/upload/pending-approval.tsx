import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { Hourglass } from "lucide-react";
import { useState } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Pagination } from "#web/ui/record/pagination.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { freshCardsQuery } from "#web/card/card-queries.ts";
import { PendingCard } from "./pending-card.tsx";

const ROWS_ON_PAGE = 10;

/** The viewer's pending photos, and rejected ones with the reason (spec §2; docs/rules.md#evidence). */
export function PendingApproval() {
  const { t } = useTranslation("upload");
  const cards = useQuery(freshCardsQuery);
  return (
    <Panel title={t("pending.title")}>
      <ReadView
        query={cards}
        failure={t("pending.failed")}
        skeleton={<RowsSkeleton count={3} label={t("pending.loading")} />}
      >
        {(all) => <PendingList cards={all.filter(({ status }) => status !== "approved")} />}
      </ReadView>
    </Panel>
  );
}

function PendingList({ cards }: { readonly cards: readonly OwnCardView[] }) {
  const { t } = useTranslation("upload");
  const [page, setPage] = useState(1);
  if (cards.length === 0) {
    return (
      <EmptyState
        icon={<Hourglass aria-hidden="true" />}
        title={t("pending.none")}
        description={t("pending.noneText")}
      />
    );
  }
  const pageCount = Math.ceil(cards.length / ROWS_ON_PAGE);
  const shown = Math.min(page, pageCount);
  return (
    <div className="grid gap-4">
      <ul aria-label={t("pending.list")} className="grid">
        {cards.slice((shown - 1) * ROWS_ON_PAGE, shown * ROWS_ON_PAGE).map((card) => (
          <PendingCard key={card.id} card={card} />
        ))}
      </ul>
      <Pagination label={t("pending.list")} page={shown} pageCount={pageCount} onPageChange={setPage} />
    </div>
  );
}
