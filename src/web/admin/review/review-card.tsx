import { Check, X } from "lucide-react";
import { useState } from "react";
import type { PendingCardView } from "#contract/admin.ts";
import { formatCode } from "#game/card/verification-code.ts";
import { Button } from "#web/ui/action/button.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { DateTime } from "../../api/date-time.tsx";
import { POSITION_NAMES } from "../../card/find-cards.ts";
import type { CardDecision } from "../admin-queries.ts";
import { EvidencePanel } from "../evidence/evidence-panel.tsx";
import { firstMapping, type Mapping, overallOf } from "./mapping.ts";
import { MappingFields } from "./mapping-fields.tsx";
import { RejectDialog } from "../decision/reject-dialog.tsx";
import { useShortcuts } from "../shortcuts.ts";
import { ZoomablePhoto } from "./zoomable-photo.tsx";

export interface ReviewCardProps {
  readonly card: PendingCardView;
  readonly onDecide: (card: PendingCardView, decision: Omit<CardDecision, "cardId">) => void;
}

/** One photo beside what is known about it, to be approved or rejected. Give it a `key`: what was typed is the card's. */
export function ReviewCard({ card, onDecide }: ReviewCardProps) {
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

  return (
    <section aria-label={card.playerName} className="grid gap-5">
      <Claim card={card} />
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <ZoomablePhoto photo={card.photo} alt={`${card.playerName}, sent by ${card.user.name}`} />
        <div className="grid gap-5">
          <EvidencePanel card={card} />
          <MappingFields card={card} mapping={mapping} onMappingChange={setEdited} />
          <DecisionButtons onApprove={approve} onReject={reject} />
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
    <header className="grid gap-1">
      <h2 className="type-heading">{card.playerName}</h2>
      <p className="text-ink-muted">
        {POSITION_NAMES[card.position]} · {card.club}
      </p>
      <p className="text-sm text-ink-muted">
        {card.user.name} ({card.user.email}) · <DateTime instant={card.createdAt} />
        {card.verificationCode !== null && (
          <>
            {" · code "}
            <span className="tabular font-semibold text-ink">{formatCode(card.verificationCode)}</span>
          </>
        )}
      </p>
    </header>
  );
}

interface DecisionButtonsProps {
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

function DecisionButtons({ onApprove, onReject }: DecisionButtonsProps) {
  return (
    <div className="grid grid-cols-2 gap-3 max-md:sticky max-md:bottom-20 max-md:z-10">
      <Button variant="destructive" size="large" icon={<X aria-hidden="true" />} onClick={onReject}>
        Reject
      </Button>
      <Button size="large" icon={<Check aria-hidden="true" />} onClick={onApprove}>
        Approve
      </Button>
    </div>
  );
}
