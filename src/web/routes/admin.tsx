import { useTranslation } from "react-i18next";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { AuditLog } from "#web/admin/audit-log.tsx";
import { CorrectionLedger } from "#web/admin/correction/correction-ledger.tsx";
import { Users } from "#web/admin/users/users.tsx";
import { TournamentAdmin } from "#web/admin/tournament/tournament-admin.tsx";
import { ReviewQueue } from "#web/admin/review/review-queue.tsx";

/** Admin Panel (spec §2, §6). */
export function AdminRoute() {
  const { t } = useTranslation("admin");
  if (!useUser().isAdmin) return <AccessDenied />;
  return (
    <>
      <PageHeader title={t("title")} />
      <KeptTabs
        name="desk"
        label={t("title")}
        tabs={[
          { value: "pending", label: t("tab.pending"), content: <ReviewQueue /> },
          { value: "tournaments", label: t("tab.tournaments"), content: <TournamentAdmin /> },
          { value: "corrections", label: t("tab.corrections"), content: <CorrectionLedger /> },
          { value: "audit", label: t("tab.audit"), content: <AuditLog /> },
          { value: "users", label: t("tab.users"), content: <Users /> },
        ]}
      />
    </>
  );
}

function AccessDenied() {
  const { t } = useTranslation("admin");
  return (
    <>
      <PageHeader title={t("title")} />
      <Notice tone="danger" title={t("denied.title")}>
        {t("denied.description")}
      </Notice>
    </>
  );
}
