import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ReadView } from "#web/api/read-view.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { emailQuery, passkeysQuery, sessionsQuery } from "./access-queries.ts";
import { EmailPanel } from "./email-panel.tsx";
import { PasskeysPanel } from "./passkeys-panel.tsx";
import { SessionsPanel } from "./sessions-panel.tsx";

/** The section of the settings about the email address. */
export function EmailSection({ hasPassword }: { readonly hasPassword: boolean }) {
  const { t } = useTranslation("access");
  const query = useQuery(emailQuery);
  const skeleton = <PanelSkeleton label={t("email.loading")} />;
  return (
    <ReadView query={query} failure={t("email.loadFailed")} skeleton={skeleton}>
      {(email) => <EmailPanel email={email} canChange={hasPassword} />}
    </ReadView>
  );
}

/** The section of the settings about the devices that are signed in. */
export function SessionsSection() {
  const { t } = useTranslation("access");
  const query = useQuery(sessionsQuery);
  const skeleton = <PanelSkeleton label={t("sessions.loading")} />;
  return (
    <ReadView query={query} failure={t("sessions.loadFailed")} skeleton={skeleton}>
      {({ sessions }) => <SessionsPanel sessions={sessions} />}
    </ReadView>
  );
}

/** The section of the settings about passkeys. */
export function PasskeysSection() {
  const { t } = useTranslation("access");
  const query = useQuery(passkeysQuery);
  const skeleton = <PanelSkeleton label={t("passkey.loading")} />;
  return (
    <ReadView query={query} failure={t("passkey.loadFailed")} skeleton={skeleton}>
      {({ passkeys }) => <PasskeysPanel passkeys={passkeys} />}
    </ReadView>
  );
}

function PanelSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonRegion label={label}>
      <Skeleton shape="block" className="h-44" />
    </SkeletonRegion>
  );
}
