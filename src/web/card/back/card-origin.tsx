import { Trans, useTranslation } from "react-i18next";
import type { CardBackView } from "#contract/card/card-back.ts";
import { formatCode } from "#game/card/verification-code.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { rejectionText } from "#words/rejection-text.ts";

/** Where a card came from: the base set, the scout or a photo. */
export function CardOrigin({ back: { card, decidedAt } }: { readonly back: CardBackView }) {
  const { t } = useTranslation("card");
  return (
    <Panel title={t("origin.title")}>
      <div className="grid gap-3">
        {card.origin === "base" && (
          <p>
            <Trans
              t={t}
              i18nKey="origin.base"
              components={{ when: <DateTime instant={card.createdAt} className="font-semibold" /> }}
            />
          </p>
        )}
        {card.origin === "scout" && (
          <p>
            <Trans
              t={t}
              i18nKey="origin.scout"
              components={{ when: <DateTime instant={card.createdAt} className="font-semibold" /> }}
            />
          </p>
        )}
        {card.origin === "photo" && <PhotoOrigin card={card} decidedAt={decidedAt} />}
        {card.isSpecial && <p className="text-sm text-ink-muted">{t("origin.special")}</p>}
      </div>
    </Panel>
  );
}

function PhotoOrigin({ card, decidedAt }: Pick<CardBackView, "card" | "decidedAt">) {
  const { t } = useTranslation("card");
  return (
    <>
      <dl className="grid gap-2 sm:grid-cols-2">
        <Fact term={t("origin.sent")}>
          <DateTime instant={card.createdAt} />
        </Fact>
        {decidedAt !== null && (
          <Fact term={card.status === "rejected" ? t("origin.rejected") : t("origin.approved")}>
            <DateTime instant={decidedAt} />
          </Fact>
        )}
        {card.verificationCode !== null && (
          <Fact term={t("origin.code")}>
            <span className="tabular">{formatCode(card.verificationCode)}</span>
          </Fact>
        )}
        {card.wholePhoto && (
          <Fact term={t("origin.photo")}>
            <a
              href={card.wholePhoto.large}
              target="_blank"
              rel="noreferrer"
              className="text-flood-text underline"
            >
              {t("origin.openPhoto")}
            </a>
          </Fact>
        )}
      </dl>
      {card.status === "pending" && <Notice title={t("origin.pending")}>{t("origin.pendingText")}</Notice>}
      {card.status === "rejected" && (
        <Notice tone="warning" title={t("origin.rejected")}>
          {rejectionText(t, card.rejectionReason)}
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
