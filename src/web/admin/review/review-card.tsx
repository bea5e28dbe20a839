import { Check, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { PendingCardView } from "#contract/admin.ts";
import { formatCode } from "#game/card/verification-code.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { POSITION_NAMES } from "#web/card/find-cards.ts";
import type { CardDecision } from "#web/admin/admin-queries.ts";
import { EvidencePanel } from "#web/admin/evidence/evidence-panel.tsx";
import { firstMapping, type Mapping, overallOf } from "./mapping.ts";
import { MappingFields } from "./mapping-fields.tsx";
import { RejectDialog } from "#web/admin/decision/reject-dialog.tsx";
import { useShortcuts } from "#web/admin/shortcuts.ts";
import { ZoomablePhoto } from "./zoomable-photo.tsx";

export interface ReviewCardProps {
  readonly card: PendingCardView;
  /** The photo before it took the focus with it when it was decided. */
  readonly takesLostFocus: boolean;
  readonly onDecide: (card: PendingCardView, decision: Omit<CardDecision, "cardId">) => void;
}

/** One photo beside what is known about it, to be approved or rejected. Give it a `key`: what was typed is the card's. */
export function ReviewCard({ card, takesLostFocus, onDecide }: ReviewCardProps) {
  const section = useRef<HTMLElement>(null);
  const [edited, setEdited] = useState<Mapping | null>(null);
  const [isRejecting, setIsRejecting] = useState(false);
  const mapping = edited ?? firstMapping(card);
  const overall = overallOf(mapping);
  const playerId = mapping.player?.id ?? null;

  const approve = () => {
    if (mapping.overall !== "" && overall === null) toast({ title: "Correct the overall first" });
    else onDecide(card, { approved: true, playerId, ...(overall === null ? {} : { overall }) });
  };
  const reject = () => setIsRejecting(true);
  useShortcuts({ a: approve, r: reject });
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (takesLostFocus && isLost) section.current?.focus({ preventScroll: true });
  }, [takesLostFocus]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={card.playerName}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none max-md:pb-18"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Claim card={card} />
        <DecisionButtons onApprove={approve} onReject={reject} />
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="xl:sticky xl:top-24">
          <ZoomablePhoto photo={card.photo} alt={`${card.playerName}, sent by ${card.user.name}`} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <EvidencePanel card={card} />
          <MappingFields card={card} mapping={mapping} onMappingChange={setEdited} />
        </div>
      </div>
      {isRejecting && (
        <RejectDialog
          subject={card.playerName}
          onClose={() => setIsRejecting(false)}
          onReject={(reason) => onDecide(card, { approved: false, playerId, reason })}
        />
      )}
    </section>
  );
}

function Claim({ card }: { readonly card: PendingCardView }) {
  return (
    <div className="grid gap-1">
      <h2 className="type-heading wrap-anywhere">{card.playerName}</h2>
      <p className="text-ink-muted">
        {POSITION_NAMES[card.position]} · {card.club}
      </p>
      <p className="text-sm wrap-anywhere text-ink-muted">
        {card.user.name} ({card.user.email}) · <DateTime instant={card.createdAt} />
        {card.verificationCode !== null && (
          <>
            {" · code "}
            <span className="tabular font-semibold text-ink">{formatCode(card.verificationCode)}</span>
          </>
        )}
      </p>
    </div>
  );
}

interface DecisionButtonsProps {
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

function DecisionButtons({ onApprove, onReject }: DecisionButtonsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-15 max-md:z-10 max-md:border-t max-md:border-line max-md:bg-panel max-md:px-4 max-md:py-3 max-md:[&_button]:px-2">
      <Button variant="destructive" size="large" icon={<X aria-hidden="true" />} onClick={onReject}>
        Reject
      </Button>
      <Button size="large" icon={<Check aria-hidden="true" />} onClick={onApprove}>
        Approve
      </Button>
    </div>
  );
}
