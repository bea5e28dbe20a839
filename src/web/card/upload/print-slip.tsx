import "./print-slip.css";
import { createPortal } from "react-dom";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getVerificationCode } from "#contract/card/upload.ts";
import { formatCode } from "#game/card/verification-code.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { QrCode } from "./qr-code.tsx";

/** The slip to lay beside a card: not on the screen, and the only thing on paper. */
export function PrintSlip({ code }: { readonly code: ResponseOf<typeof getVerificationCode> }) {
  return createPortal(
    <section className="print-slip" aria-hidden="true">
      <QrCode qr={code.qr} label="" />
      <div>
        <p className="print-slip-name">Panna</p>
        <p className="print-slip-code">{formatCode(code.code)}</p>
        <p>
          {code.expiresAt !== "" && (
            <>
              Until <DateTime instant={code.expiresAt} hasZone />.{" "}
            </>
          )}
          Lay this beside your card and take the photo.
        </p>
      </div>
    </section>,
    document.body,
  );
}
