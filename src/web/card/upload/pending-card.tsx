import { useTranslation } from "react-i18next";
import { Hourglass, X } from "lucide-react";
import type { OwnCardView } from "#contract/card/card.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { DeleteCardButton } from "#web/card/delete-card-button.tsx";
import { rejectionText } from "#words/rejection-text.ts";

/** A pending or rejected photo with its state, the reason, and a way to delete it. */
export function PendingCard({ card }: { readonly card: OwnCardView }) {
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
