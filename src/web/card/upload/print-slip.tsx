import "./print-slip.css";
import { Trans, useTranslation } from "react-i18next";
import { createPortal } from "react-dom";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getVerificationCode } from "#contract/card/upload.ts";
import { formatCode } from "#game/card/verification-code.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { QrCode } from "./qr-code.tsx";

/** The slip to put next to a card: hidden on screen, and the only thing in print. */
export function PrintSlip({ code }: { readonly code: ResponseOf<typeof getVerificationCode> }) {
  const { t } = useTranslation("upload");
  return createPortal(
    <section className="print-slip" aria-hidden="true">
      <QrCode qr={code.qr} label="" />
      <div>
        <p className="print-slip-name">Panna</p>
        <p className="print-slip-code">{formatCode(code.code)}</p>
        <p>
          {code.expiresAt === "" ? (
            t("code.slip")
          ) : (
            <Trans
              t={t}
              i18nKey="code.slipUntil"
              components={{ when: <DateTime instant={code.expiresAt} hasZone /> }}
            />
          )}
        </p>
      </div>
    </section>,
    document.body,
  );
}
