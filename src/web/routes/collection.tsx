import { Trans, useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { FileDown, Images, LibraryBig } from "lucide-react";
import { useState } from "react";
import { exportCards, type OwnCardView } from "#contract/card/card.ts";
import { classNames } from "#web/ui/class-names.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { CardGridSkeleton } from "#web/ui/feedback/skeleton.tsx";
import { focusOnArrival } from "#web/ui/focus-on-arrival.ts";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { BaseCardsButton } from "#web/card/base-cards-button.tsx";
import { freshCardsQuery } from "#web/card/card-queries.ts";
import { Collection } from "#web/card/collection/collection.tsx";
import { COLLECTION_PAGE_SIZE } from "#web/card/find-cards.ts";

/** Fewer cards than two base sets. */
const SHORT_COLLECTION = 22;

/** My Collection (spec §2). */
export function CollectionRoute() {
  const { t } = useTranslation("card");
  const cards = useQuery({ ...freshCardsQuery, select: withoutRejected });
  const [hasJustClaimed, setHasJustClaimed] = useState(false);
  const onClaimed = () => setHasJustClaimed(true);
  const count = cards.data?.length ?? 0;
  return (
    <>
      <PageHeader
        title={t("collection.title")}
        description={count > 0 ? t("collection.cards", { count }) : undefined}
        // An empty collection offers the base set instead of cards.
        actions={
          count === 0 ? undefined : (
            <>
              <Link to="/album" search={{}} className={buttonClass({ variant: "secondary" })}>
                <LibraryBig aria-hidden="true" />
                {t("collection.album")}
              </Link>
              <ExportLink className="max-md:hidden" />
              <BaseCardsButton variant="secondary" onClaimed={onClaimed} />
            </>
          )
        }
      />
      <ReadView
        query={cards}
        failure={t("collection.failed")}
        skeleton={<CardGridSkeleton count={COLLECTION_PAGE_SIZE} label={t("collection.loading")} />}
      >
        {(all) =>
          all.length === 0 ? (
            <NoCards onClaimed={onClaimed} />
          ) : (
            <>
              {hasJustClaimed && <FirstTeam />}
              <Collection cards={all} />
              <ExportLink className="justify-self-start md:hidden" />
              {all.length < SHORT_COLLECTION && <MoreCards />}
            </>
          )
        }
      </ReadView>
    </>
  );
}

/** Without rejected photos, which Upload Cards lists with the reason. */
function withoutRejected(cards: readonly OwnCardView[]): readonly OwnCardView[] {
  return cards.filter(({ status }) => status !== "rejected");
}

/** Downloads the list of cards: above them on a wide screen, below them on a phone. */
function ExportLink({ className }: { readonly className: string }) {
  const { t } = useTranslation("card");
  return (
    <a
      href={exportCards.path}
      download
      className={classNames(buttonClass({ variant: "secondary" }), className)}
    >
      <FileDown aria-hidden="true" />
      {t("collection.export")}
    </a>
  );
}

/** Ways to get cards without photos. */
function MoreCards() {
  const { t } = useTranslation("card");
  return (
    <p className="text-sm text-ink-muted">
      <Trans
        t={t}
        i18nKey="collection.more"
        components={{
          a: (
            <Link to="/scout" className="reach font-semibold text-flood-text underline underline-offset-4" />
          ),
        }}
      />
    </p>
  );
}

/** The next step after claiming the base set. */
function FirstTeam() {
  const { t } = useTranslation("card");
  return (
    <Notice
      tone="good"
      title={t("collection.firstTeam.title")}
      action={
        <Link ref={focusOnArrival} to="/team-builder" search={{}} className={buttonClass({ size: "small" })}>
          {t("collection.firstTeam.build")}
        </Link>
      }
    >
      {t("collection.firstTeam.description")}
    </Notice>
  );
}

function NoCards({ onClaimed }: { readonly onClaimed: () => void }) {
  const { t } = useTranslation("card");
  return (
    <EmptyState
      icon={<Images aria-hidden="true" />}
      title={t("collection.empty.title")}
      description={t("collection.empty.description")}
      action={
        <>
          <BaseCardsButton onClaimed={onClaimed} />
          <Link to="/upload-cards" className={buttonClass({ variant: "secondary" })}>
            {t("collection.empty.upload")}
          </Link>
        </>
      }
    />
  );
}
