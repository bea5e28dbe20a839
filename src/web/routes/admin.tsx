import { Notice } from "#web/ui/feedback/notice.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { KeptTabs } from "#web/ui/layout/kept-tabs.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { AuditLog } from "#web/admin/audit-log.tsx";
import { CorrectionLedger } from "#web/admin/correction/correction-ledger.tsx";
import { TournamentAdmin } from "#web/admin/tournament/tournament-admin.tsx";
import { ReviewQueue } from "#web/admin/review/review-queue.tsx";

/** Admin Panel (spec §2, §6). */
export function AdminRoute() {
  if (!useUser().isAdmin) return <AccessDenied />;
  return (
    <>
      <PageHeader title="Admin Panel" />
      <KeptTabs
        label="Admin Panel"
        tabs={[
          { value: "pending", label: "Pending cards", content: <ReviewQueue /> },
          { value: "tournaments", label: "Tournaments", content: <TournamentAdmin /> },
          { value: "corrections", label: "Corrections", content: <CorrectionLedger /> },
          { value: "audit", label: "Audit log", content: <AuditLog /> },
        ]}
      />
    </>
  );
}

function AccessDenied() {
  return (
    <>
      <PageHeader title="Admin Panel" />
      <Notice tone="danger" title="Access Denied">
        You don&apos;t have permission to access the admin panel.
      </Notice>
    </>
  );
}
