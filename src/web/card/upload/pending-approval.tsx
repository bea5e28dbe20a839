import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { Hourglass, X } from "lucide-react";
import { useState } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RowsSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Pagination } from "#web/ui/record/pagination.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { freshCardsQuery } from "#web/card/card-queries.ts";
import { DeleteCardButton } from "#web/card/delete-card-button.tsx";
import { rejectionText } from "#words/rejection-text.ts";

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

/** A pending or rejected photo with its state, the reason, and a way to delete it. */
function PendingCard({ card }: { readonly card: OwnCardView }) {
  const { t } = useTranslation(["upload", "card", "ui"]);
  const { t: tCard } = useTranslation("card");
  return (
    <li className="flex flex-wrap items-start gap-4 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      {card.wholePhoto === null ? (
        <span className="w-16" />
      ) : (
        <a href={card.wholePhoto.large} target="_blank" rel="noreferrer" className="rounded-control">
          <img
            src={card.wholePhoto.small}
            alt={t("pending.photo", { playerName: card.playerName })}
            loading="lazy"
            className="aspect-square w-16 rounded-control bg-sunken object-cover"
          />
        </a>
      )}
      <div className="grid min-w-0 flex-[1_1_6rem] gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{card.playerName}</span>
          <State card={card} />
        </p>
        <p className="text-sm text-ink-muted">
          {t(`ui:playerCard.position.${card.position}`)} · {card.club} · <DateTime instant={card.createdAt} />
        </p>
        {card.status === "rejected" && (
          <p className="mt-1 rounded-control bg-danger-wash px-3 py-2 text-sm">
            {rejectionText(tCard, card.rejectionReason)}
          </p>
        )}
      </div>
      <DeleteCardButton card={card} isIcon />
    </li>
  );
}

function State({ card }: { readonly card: OwnCardView }) {
  const { t } = useTranslation("upload");
  return card.status === "rejected" ? (
    <Badge variant="destructive" icon={<X aria-hidden="true" />}>
      {t("pending.state.rejected")}
    </Badge>
  ) : (
    <Badge variant="secondary" icon={<Hourglass aria-hidden="true" />}>
      {t("pending.state.pending")}
    </Badge>
  );
}
