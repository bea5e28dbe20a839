import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { Guidelines } from "#web/card/upload/guidelines.tsx";
import { PendingApproval } from "#web/card/upload/pending-approval.tsx";
import { UploadWays } from "#web/card/upload/upload-ways.tsx";
import { VerificationCodePanel } from "#web/card/upload/verification-code-panel.tsx";

/** Upload Cards (spec §2). */
export function UploadCardsRoute() {
  const { t } = useTranslation("upload");
  const { player = null } = useSearch({ from: "/upload-cards" });
  return (
    <>
      <PageHeader title={t("title")} description={t("description")} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr]">
        <VerificationCodePanel />
        {/* On a phone, the guidelines are between the form and the list. */}
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 max-lg:contents lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <UploadWays wishedPlayerId={player} />
          <div className="max-lg:order-last">
            <PendingApproval />
          </div>
        </div>
        <Guidelines />
      </div>
    </>
  );
}
