import "./sheet.css";
import { useTranslation } from "react-i18next";
import { ArrowLeft, Check, CircleCheckBig } from "lucide-react";
import { useState } from "react";
import { useQuery } from "@tanstack/react-query";
import type { PendingCardView } from "#contract/admin.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { clearQuery } from "#web/admin/admin-queries.ts";
import { CARD_RATIO, picturesOf } from "#web/admin/compare/card-pictures.ts";
import type { Decisions } from "#web/admin/decision/use-decisions.ts";
import { useShortcuts } from "#web/admin/shortcuts.ts";
import { Button } from "#web/ui/action/button.tsx";
import { familyName } from "#web/ui/card/family-name.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { passFocusOn } from "#web/ui/focus-heading.ts";
import { takeLostFocus } from "#web/ui/take-lost-focus.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";

interface ContactSheetProps {
  readonly decisions: Decisions;
  readonly onClose: () => void;
}

const none: ReadonlySet<number> = new Set();

/** The low-risk cards at one look: take out what isn't right, and approve the rest with one press. */
export function ContactSheet({ decisions, onClose }: ContactSheetProps) {
  const { t } = useTranslation("admin");
  const query = useQuery(clearQuery);
  const [takenOut, setTakenOut] = useState(none);
  const cards = (query.data?.cards ?? []).filter(({ id }) => !decisions.decidedIds.has(id));
  const chosen = cards.filter(({ id }) => !takenOut.has(id));
  const approve = () => {
    void decisions.decideMany(chosen, { approved: true });
    onClose();
  };
  useShortcuts({
    a: chosen.length > 0 ? approve : undefined,
    Escape: onClose,
  });
  const toggle = (id: number) => {
    const next = new Set(takenOut);
    if (!next.delete(id)) next.add(id);
    setTakenOut(next);
  };
  return (
    <section ref={passFocusOn} aria-label={t("sheet.title")} className="grid gap-3 max-md:pb-18">
      <SheetHeader count={chosen.length} onApprove={approve} onClose={onClose} />
      <ReadView query={query} failure={t("queue.failed")} skeleton={<CardGridSkeleton />}>
        {() =>
          cards.length === 0 ? (
            <EmptyState
              icon={<CircleCheckBig aria-hidden="true" />}
              title={t("sheet.empty")}
              description={t("sheet.emptyText")}
            />
          ) : (
            <Sheet cards={cards} takenOut={takenOut} onToggle={toggle} />
          )
        }
      </ReadView>
    </section>
  );
}

interface SheetHeaderProps {
  /** Cards to approve. */
  readonly count: number;
  readonly onApprove: () => void;
  readonly onClose: () => void;
}

function SheetHeader({ count, onApprove, onClose }: SheetHeaderProps) {
  const { t } = useTranslation(["admin", "ui"]);
  return (
    <header className="flex flex-wrap items-center gap-3">
      <div className="mr-auto grid gap-1">
        <h2 ref={takeLostFocus} tabIndex={-1} className="type-heading">
          {t("sheet.title")}
        </h2>
        <p className="text-sm text-ink-muted">{t("sheet.description")}</p>
      </div>
      <div className="sheet-actions">
        <Button variant="secondary" icon={<ArrowLeft aria-hidden="true" />} onClick={onClose}>
          {t("ui:back")}
        </Button>
        <Button icon={<Check aria-hidden="true" />} disabled={count === 0} onClick={onApprove}>
          {t("sheet.approve", { count })}
        </Button>
      </div>
    </header>
  );
}

interface SheetProps {
  readonly cards: readonly PendingCardView[];
  readonly takenOut: ReadonlySet<number>;
  readonly onToggle: (cardId: number) => void;
}

function Sheet({ cards, takenOut, onToggle }: SheetProps) {
  const { t } = useTranslation("admin");
  return (
    <ul aria-label={t("sheet.title")} className="sheet">
      {cards.map((card) => (
        <SheetItem
          key={card.id}
          card={card}
          isIn={!takenOut.has(card.id)}
          onToggle={() => onToggle(card.id)}
        />
      ))}
    </ul>
  );
}

interface SheetItemProps {
  readonly card: PendingCardView;
  readonly isIn: boolean;
  readonly onToggle: () => void;
}

function SheetItem({ card, isIn, onToggle }: SheetItemProps) {
  const { t } = useTranslation("admin");
  const { face, whole } = picturesOf(card);
  const picture = face ?? whole;
  const playerName = card.claimedPlayer?.name ?? card.playerName;
  const club = card.claimedPlayer?.club ?? card.club;
  return (
    <li>
      <label className="sheet-item" data-is-out={!isIn || undefined}>
        <img
          src={picture.small}
          alt=""
          className="sheet-picture"
          style={{ aspectRatio: CARD_RATIO, backgroundImage: `url(${picture.placeholder})` }}
        />
        <input
          type="checkbox"
          checked={isIn}
          onChange={onToggle}
          aria-label={t("sheet.take", { playerName: card.playerName })}
          className="choice-box"
        />
        <span className="sheet-text" title={`${playerName}, ${club}`}>
          {familyName(playerName)}
          <span>{club}</span>
        </span>
      </label>
    </li>
  );
}

const PLACES = Array.from({ length: 10 }, (_, at) => at);

/** The contact sheet while its cards are being read. */
function CardGridSkeleton() {
  const { t } = useTranslation("admin");
  return (
    <SkeletonRegion label={t("queue.loading")} className="sheet">
      {PLACES.map((place) => (
        <Skeleton key={place} shape="block" className="h-52" />
      ))}
    </SkeletonRegion>
  );
}
