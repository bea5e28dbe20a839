import { ShieldCheck } from "lucide-react";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { useUser } from "../account/user-context.tsx";
import { ScreenToCome } from "../shell/screen-to-come.tsx";

/** Admin Panel (spec §2, §6). */
export function AdminRoute() {
  if (!useUser().isAdmin) return <AccessDenied />;
  return (
    <ScreenToCome
      title="Admin Panel"
      Icon={ShieldCheck}
      description="Uploaded cards will wait here for your approval."
      onwards={{ to: "/", label: "Go to the dashboard" }}
    />
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
