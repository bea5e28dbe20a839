import "./print-slip.css";
import { Trans, useTranslation } from "react-i18next";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useCallback } from "react";
import { createPortal } from "react-dom";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { getVerificationCode } from "#contract/card/upload.ts";
import { codeGroups, formatCode } from "#game/card/verification-code.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { DateTime } from "#web/api/date-time.tsx";
import { QrCode } from "./qr-code.tsx";
import { TimeLeft } from "./time-left.tsx";
import { verificationCodeQuery } from "./upload-queries.ts";

const steps = ["write", "place", "shoot"] as const;

/** The code that proves the uploader has the card in hand today (spec §2; docs/rules.md#verification-code). */
export function VerificationCodePanel() {
  const { t } = useTranslation("upload");
  const code = useQuery(verificationCodeQuery);
  return (
    <Panel title={t("code.title")} tone="lit">
      <ReadView query={code} failure={t("code.failed")} skeleton={<CodeSkeleton />}>
        {(read) => <Code code={read} />}
      </ReadView>
    </Panel>
  );
}

function Code({ code }: { readonly code: ResponseOf<typeof getVerificationCode> }) {
  const { t } = useTranslation("upload");
  const queryClient = useQueryClient();
  const renew = useCallback(
    () => void queryClient.invalidateQueries({ queryKey: verificationCodeQuery.queryKey }),
    [queryClient],
  );
  const [first, second] = codeGroups(code.code);
  return (
    <div className="grid gap-5">
      <div className="grid gap-1.5 text-center">
        {/* In two groups, easier to copy by hand; selecting or reading it gives the plain code. */}
        <p className="type-figure text-[min(4.5rem,16vw)] tracking-wide whitespace-nowrap select-all lg:text-6xl">
          {first}
          <span className="ms-[0.25em]">{second}</span>
        </p>
        <TimeLeft until={code.expiresAt} onOver={renew} />
      </div>
      <div className="flex flex-wrap items-center gap-5 lg:grid">
        <QrCode
          qr={code.qr}
          label={t("code.qr", { code: code.code })}
          className="mx-auto w-32 rounded-control lg:w-52"
        />
        <Steps />
      </div>
      <Button variant="secondary" icon={<Printer aria-hidden="true" />} onClick={() => print()}>
        {t("code.print")}
      </Button>
      <PrintSlip code={code} />
    </div>
  );
}

function Steps() {
  const { t } = useTranslation("upload");
  return (
    <ol className="grid flex-[1_1_10rem] list-decimal gap-1.5 pl-[1.25rem] text-sm marker:font-bold marker:text-flood-text">
      {steps.map((step) => (
        <li key={step}>{t(`code.steps.${step}`)}</li>
      ))}
    </ol>
  );
}

/** The slip to put next to a card: hidden on screen, and the only thing in print. */
function PrintSlip({ code }: { readonly code: ResponseOf<typeof getVerificationCode> }) {
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

/** As high as the code will be, so the form below doesn't move. */
function CodeSkeleton() {
  const { t } = useTranslation("upload");
  return (
    <div className="grid gap-5">
      <SkeletonRegion label={t("code.loading")} className="grid justify-items-center gap-1.5">
        <Skeleton shape="block" className="h-[0.92em] w-56 text-[min(4.5rem,16vw)] lg:text-6xl" />
        <Skeleton shape="block" className="h-5 w-40" />
      </SkeletonRegion>
      <div className="flex flex-wrap items-center gap-5 lg:grid">
        <Skeleton shape="block" className="mx-auto size-32 lg:size-52" />
        <Steps />
      </div>
      <Skeleton shape="block" className="h-11" />
    </div>
  );
}
