import { Hourglass, Trash2, X } from "lucide-react";
import { useState } from "react";
import type { OwnCardView } from "#contract/card.ts";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { ConfirmDialog } from "#web/ui/overlay/confirm-dialog.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { DateTime } from "../../api/date-time.tsx";
import { toastFailure } from "../../api/toast-failure.ts";
import { useDeleteCard } from "../card-queries.ts";
import { POSITION_NAMES } from "../find-cards.ts";

/** One photo that waits or was rejected, with its state, the reason, and a way to delete it. */
export function PendingCard({ card }: { readonly card: OwnCardView }) {
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-4 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      {card.photo && (
        <a href={card.photo.large} target="_blank" rel="noreferrer" className="rounded-control">
          <img
            src={card.photo.small}
            alt={`${card.playerName}, as you sent it`}
            loading="lazy"
            className="aspect-square w-16 rounded-control bg-sunken object-cover"
          />
        </a>
      )}
      <div className="col-start-2 grid gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{card.playerName}</span>
          <State card={card} />
        </p>
        <p className="text-sm text-ink-muted">
          {POSITION_NAMES[card.position]} · {card.club} · <DateTime instant={card.createdAt} />
        </p>
        {card.status === "rejected" && (
          <p className="mt-1 rounded-control bg-danger-wash px-3 py-2 text-sm">
            {card.rejectionReason ?? "No reason was given."}
          </p>
        )}
      </div>
      <DeletePhoto card={card} />
    </li>
  );
}

function DeletePhoto({ card }: { readonly card: OwnCardView }) {
  const [isAsking, setIsAsking] = useState(false);
  const remove = useDeleteCard();
  const start = () =>
    remove.mutate(card.id, {
      onSuccess: () => toast({ title: "1 card deleted" }),
      onError: (error) =>
        toastFailure(error, { title: "Failed to delete card", fallback: "Please try again." }),
      onSettled: () => setIsAsking(false),
    });
  return (
    <>
      <IconButton
        label={`Delete ${card.playerName}`}
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      />
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Delete this photo?"
        description={`The photo of ${card.playerName} and what was said about it are removed.`}
        confirmLabel="Delete"
        pendingLabel="Deleting..."
        isPending={remove.isPending}
        isDestructive
        onConfirm={start}
      />
    </>
  );
}

function State({ card }: { readonly card: OwnCardView }) {
  return card.status === "rejected" ? (
    <Badge variant="destructive" icon={<X aria-hidden="true" />}>
      Rejected
    </Badge>
  ) : (
    <Badge variant="secondary" icon={<Hourglass aria-hidden="true" />}>
      Waiting for approval
    </Badge>
  );
}
