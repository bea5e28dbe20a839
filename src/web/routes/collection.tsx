import { useQuery } from "@tanstack/react-query";
import { Link } from "#web/ui/action/link.tsx";
import { FileDown, Images } from "lucide-react";
import { useState } from "react";
import { exportCards, type OwnCardView } from "#contract/card/card.ts";
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

/** My Collection (spec §2). */
export function CollectionRoute() {
  const cards = useQuery({ ...freshCardsQuery, select: withoutRejected });
  const [hasJustClaimed, setHasJustClaimed] = useState(false);
  const onClaimed = () => setHasJustClaimed(true);
  const count = cards.data?.length ?? 0;
  return (
    <>
      <PageHeader
        title="My Collection"
        description={count > 0 ? `${count} ${count === 1 ? "card" : "cards"}` : undefined}
        // An empty collection offers the base set where its cards would stand.
        actions={
          count === 0 ? undefined : (
            <>
              <a href={exportCards.path} download className={buttonClass({ variant: "secondary" })}>
                <FileDown aria-hidden="true" />
                Export CSV
              </a>
              <BaseCardsButton variant="secondary" onClaimed={onClaimed} />
            </>
          )
        }
      />
      <ReadView
        query={cards}
        failure="Failed to load your cards"
        skeleton={<CardGridSkeleton count={COLLECTION_PAGE_SIZE} label="Loading your cards" />}
      >
        {(all) =>
          all.length === 0 ? (
            <NoCards onClaimed={onClaimed} />
          ) : (
            <>
              {hasJustClaimed && <FirstTeam />}
              <Collection cards={all} />
            </>
          )
        }
      </ReadView>
    </>
  );
}

/** What was rejected is no card of the collection: Upload Cards lists it with the reason. */
function withoutRejected(cards: readonly OwnCardView[]): readonly OwnCardView[] {
  return cards.filter(({ status }) => status !== "rejected");
}

/** What to do with the base set that has just been taken. */
function FirstTeam() {
  return (
    <Notice
      tone="good"
      title="Eleven players are yours"
      action={
        <Link ref={focusOnArrival} to="/team-builder" search={{}} className={buttonClass({ size: "small" })}>
          Build Your Team
        </Link>
      }
    >
      Put five of them on the pitch.
    </Notice>
  );
}

function NoCards({ onClaimed }: { readonly onClaimed: () => void }) {
  return (
    <EmptyState
      icon={<Images aria-hidden="true" />}
      title="No cards yet"
      description="Take the base set of eleven players, or upload photos of cards you own."
      action={
        <>
          <BaseCardsButton onClaimed={onClaimed} />
          <Link to="/upload-cards" className={buttonClass({ variant: "secondary" })}>
            Upload Cards
          </Link>
        </>
      }
    />
  );
}
