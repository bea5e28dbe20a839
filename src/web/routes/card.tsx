import { useTranslation } from "react-i18next";
import { useQuery } from "@tanstack/react-query";
import { BackLink } from "#web/ui/action/back-link.tsx";
import { useNavigate, useParams } from "@tanstack/react-router";
import { useState } from "react";
import type { CardBackView } from "#contract/card/card-back.ts";
import type { OwnCardView } from "#contract/card/card.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { focusOnArrival } from "#web/ui/focus-on-arrival.ts";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { namesNothing } from "#web/api/api-error.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { CardOrigin } from "#web/card/back/card-origin.tsx";
import { CardLocks, CardRecord } from "#web/card/back/card-record.tsx";
import { CardSeason } from "#web/card/back/card-season.tsx";
import { TurnableCard } from "#web/card/back/turnable-card.tsx";
import { cardBackQuery } from "#web/card/card-queries.ts";
import { DeleteCardButton } from "#web/card/delete-card-button.tsx";
import { PrintButton } from "#web/card/print/print-button.tsx";
import { Reveal } from "#web/card/reveal/reveal.tsx";
import { ShareButton } from "#web/share/share-button.tsx";
import { NotFound } from "#web/shell/not-found.tsx";

/** One of the viewer's cards and its back: its origin, its matches, and what locks it. */
export function CardRoute() {
  const { t } = useTranslation("card");
  const { cardId } = useParams({ from: "/cards/$cardId" });
  const back = useQuery({ ...cardBackQuery(Number(cardId)), enabled: /^\d+$/u.test(cardId) });
  if (!/^\d+$/u.test(cardId) || namesNothing(back.error)) return <NotFound />;
  return (
    <>
      <BackLink to="/collection">{t("back.toCollection")}</BackLink>
      <ReadView
        query={back}
        heading={t("back.heading")}
        failure={t("back.failed")}
        skeleton={<CardSkeleton />}
      >
        {(read) => <CardPage back={read} />}
      </ReadView>
    </>
  );
}

function CardPage({ back }: { readonly back: CardBackView }) {
  const { t } = useTranslation(["card", "ui"]);
  const navigate = useNavigate();
  const { card } = back;
  return (
    <>
      <PageHeader
        title={card.playerName}
        description={`${t(`ui:playerCard.position.${card.position}`)} · ${card.club}`}
        actions={
          <>
            {card.isApproved && <ShareButton kind="card" id={card.id} />}
            <DeleteCardButton card={card} onDeleted={() => void navigate({ to: "/collection" })} />
          </>
        }
      />
      <div className="grid items-start gap-8 md:grid-cols-[auto_minmax(0,1fr)]">
        <div className="grid justify-items-center gap-4 md:sticky md:top-24">
          <CardOrPack card={card} />
        </div>
        <div className="grid min-w-0 gap-6">
          <CardLocks locks={back.locks} />
          {card.isApproved && (
            <>
              <CardSeason player={back.player} />
              <CardRecord tournaments={back.tournaments} matches={back.matches} teams={back.teams} />
            </>
          )}
          <CardOrigin back={back} />
        </div>
      </div>
    </>
  );
}

/** The card, or its pack until it has been opened. */
function CardOrPack({ card }: { readonly card: OwnCardView }) {
  const { t } = useTranslation(["card", "ui"]);
  const [opening, setOpening] = useState<"no" | "shown" | "under way">("no");
  const isHidden = card.isSealed || opening === "under way";
  const rarity = t(`ui:playerCard.rarity.${card.rarity}`);
  return (
    <>
      {isHidden ? (
        <Reveal card={card} onOpening={() => setOpening("under way")} onShown={() => setOpening("shown")} />
      ) : (
        <TurnableCard card={card} ref={opening === "shown" ? focusOnArrival : undefined} />
      )}
      <p className="flex flex-wrap justify-center gap-2">
        {!isHidden && (
          <>
            <Badge variant="outline">{t("overall", { overall: card.overall })}</Badge>
            <Badge variant="outline">{rarity}</Badge>
          </>
        )}
        {card.isSpecial && <Badge>{t("special")}</Badge>}
      </p>
      {card.isApproved && !isHidden && <PrintButton card={card} />}
      <output className="sr-only">{opening === "shown" && t("reveal.shown", { ...card, rarity })}</output>
    </>
  );
}

function CardSkeleton() {
  const { t } = useTranslation("card");
  return (
    <SkeletonRegion
      label={t("back.loading")}
      className="grid items-start gap-8 md:grid-cols-[auto_minmax(0,1fr)]"
    >
      <Skeleton shape="card" className="card-on-page mx-auto" />
      <span className="grid gap-6">
        <Skeleton shape="block" className="h-64" />
        <Skeleton shape="block" className="h-32" />
      </span>
    </SkeletonRegion>
  );
}
