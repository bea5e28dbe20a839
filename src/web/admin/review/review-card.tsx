import { Trans, useTranslation } from "react-i18next";
import { Check, X } from "lucide-react";
import { type RefObject, useEffect, useRef, useState } from "react";
import type { PendingCardView } from "#contract/admin.ts";
import { formatCode } from "#game/card/verification-code.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { EvidencePanel } from "#web/admin/evidence/evidence-panel.tsx";
import { RejectDialog } from "#web/admin/decision/reject-dialog.tsx";
import { useShortcuts } from "#web/admin/shortcuts.ts";
import { firstMapping, type Mapping, MappingFields, overallOf } from "./mapping-fields.tsx";
import { EvidencePictures } from "./evidence-pictures.tsx";
import type { Review } from "./use-review.ts";

export interface ReviewCardProps {
  readonly card: PendingCardView;
  readonly review: Pick<Review, "hasMoved" | "isRejecting" | "setRejecting" | "decide">;
}

/** One photo with its evidence, to approve or reject. Set a `key` per card: the typed values are state. */
export function ReviewCard({ card, review }: ReviewCardProps) {
  const { t } = useTranslation("admin");
  const section = useRef<HTMLElement>(null);
  const [edited, setEdited] = useState<Mapping | null>(null);
  const mapping = edited ?? firstMapping(card);
  const overall = overallOf(mapping);
  const playerId = mapping.player?.id ?? null;
  const isWaiting = card.firstApproval === "yours";

  const approve = () => {
    if (isWaiting) toast({ title: t("second.yours") });
    else if (mapping.overall !== "" && overall === null) toast({ title: t("review.fixOverall") });
    else review.decide(card, { approved: true, playerId, ...(overall === null ? {} : { overall }) });
  };
  const reject = () => review.setRejecting(true);
  useShortcuts({ a: approve, r: reject });
  // The focus was lost with the previous photo.
  useLostFocus(section, review.hasMoved);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={card.playerName}
      className="grid grid-cols-[minmax(0,1fr)] gap-5 outline-none max-md:pb-18 max-md:**:scroll-mb-24"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Claim card={card} />
        <DecisionButtons isWaiting={isWaiting} onApprove={approve} onReject={reject} />
      </header>
      {card.firstApproval !== null && (
        <Notice tone="info" title={t(`second.${card.firstApproval}Title`)}>
          {t(`second.${card.firstApproval}`)}
        </Notice>
      )}
      <EvidencePictures card={card} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
        <EvidencePanel card={card} />
        <MappingFields card={card} mapping={mapping} onMappingChange={setEdited} />
      </div>
      {review.isRejecting && (
        <RejectDialog
          title={t("rejecting.one", { playerName: card.playerName })}
          onClose={() => review.setRejecting(false)}
          onReject={(reason) => review.decide(card, { approved: false, playerId, reason })}
        />
      )}
    </section>
  );
}

/** The second press of a double click comes within this time, in milliseconds. */
const DOUBLE_MS = 500;

/** Whether a press is meant for this photo: a decision brings the next one under a finger that may press once more. */
function useMeantPress(): RefObject<boolean> {
  const isMeant = useRef(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      isMeant.current = true;
    }, DOUBLE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isMeant;
}

/** Takes the focus if nothing has it. */
function useLostFocus(section: RefObject<HTMLElement | null>, isWanted: boolean): void {
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (isWanted && isLost) section.current?.focus({ preventScroll: true });
  }, [section, isWanted]);
}

function Claim({ card }: { readonly card: PendingCardView }) {
  const { t } = useTranslation(["admin", "ui"]);
  return (
    <div className="grid gap-1">
      <h2 className="type-heading wrap-anywhere">{card.playerName}</h2>
      <p className="text-ink-muted">
        {t(`ui:playerCard.position.${card.position}`)} · {card.club}
      </p>
      <p className="text-sm wrap-anywhere text-ink-muted">
        {t("review.user", { user: card.user.name, email: card.user.email })} ·{" "}
        <DateTime instant={card.createdAt} />
        {card.verificationCode !== null && (
          <>
            {" · "}
            <Trans
              t={t}
              i18nKey="review.code"
              values={{ code: formatCode(card.verificationCode) }}
              components={{ strong: <span className="tabular font-semibold text-ink" /> }}
            />
          </>
        )}
      </p>
    </div>
  );
}

interface DecisionButtonsProps {
  /** This admin has approved it, and another one has to. */
  readonly isWaiting: boolean;
  readonly onApprove: () => void;
  readonly onReject: () => void;
}

function DecisionButtons({ isWaiting, onApprove, onReject }: DecisionButtonsProps) {
  const { t } = useTranslation("admin");
  const isMeant = useMeantPress();
  return (
    <div className="grid grid-cols-2 gap-3 max-md:fixed max-md:inset-x-0 max-md:bottom-15 max-md:z-10 max-md:border-t max-md:border-line max-md:bg-panel max-md:px-4 max-md:py-3 max-md:[&_button]:px-2">
      <Button variant="destructive" size="large" icon={<X aria-hidden="true" />} onClick={onReject}>
        {t("review.reject")}
      </Button>
      <Button
        size="large"
        icon={<Check aria-hidden="true" />}
        disabled={isWaiting}
        onClick={() => isMeant.current && onApprove()}
      >
        {t("review.approve")}
      </Button>
    </div>
  );
}
