import type { CardBackView } from "#contract/card/card-back.ts";
import { formatCode } from "#game/card/verification-code.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { DateTime } from "#web/api/date-time.tsx";

/** Where a card comes from. */
export function CardOrigin({ back: { card, decidedAt } }: { readonly back: CardBackView }) {
  return (
    <Panel title="Where it came from">
      <div className="grid gap-3">
        {card.origin === "base" && (
          <p>
            From the base set, taken <DateTime instant={card.createdAt} className="font-semibold" />.
          </p>
        )}
        {card.origin === "scout" && (
          <p>
            Signed from your scout&rsquo;s offer{" "}
            <DateTime instant={card.createdAt} className="font-semibold" />.
          </p>
        )}
        {card.origin === "photo" && <PhotoOrigin card={card} decidedAt={decidedAt} />}
        {card.isSpecial && (
          <p className="text-sm text-ink-muted">
            A special card: you own the real one, so it may carry the 2x chip.
          </p>
        )}
      </div>
    </Panel>
  );
}

function PhotoOrigin({ card, decidedAt }: Pick<CardBackView, "card" | "decidedAt">) {
  return (
    <>
      <dl className="grid gap-2 sm:grid-cols-2">
        <Fact term="Photo sent">
          <DateTime instant={card.createdAt} />
        </Fact>
        {decidedAt !== null && (
          <Fact term={card.status === "rejected" ? "Rejected" : "Approved"}>
            <DateTime instant={decidedAt} />
          </Fact>
        )}
        {card.verificationCode !== null && (
          <Fact term="Verification code">
            <span className="tabular">{formatCode(card.verificationCode)}</span>
          </Fact>
        )}
        {card.photo && (
          <Fact term="The photo">
            <a href={card.photo.large} target="_blank" rel="noreferrer" className="text-flood-text underline">
              Open it large
            </a>
          </Fact>
        )}
      </dl>
      {card.status === "pending" && (
        <Notice title="It waits for approval">You can play with it once an admin has looked at it.</Notice>
      )}
      {card.status === "rejected" && (
        <Notice tone="warning" title="It was rejected">
          {card.rejectionReason ?? "No reason was given."}
        </Notice>
      )}
    </>
  );
}

function Fact({ term, children }: { readonly term: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt className="type-label">{term}</dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  );
}
