import { useQuery } from "@tanstack/react-query";
import { CircleUser, Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { signInMethodsQuery } from "#web/account/account-queries.ts";
import { emailQuery, passkeysQuery } from "#web/account/access/access-queries.ts";
import { EmailSection, PasskeysSection, SessionsSection } from "#web/account/access/access-sections.tsx";
import { useUser } from "#web/account/user-context.tsx";
import { isKnown } from "#web/api/is-known.ts";
import { ReadView } from "#web/api/read-view.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Link } from "#web/ui/action/link.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { EXPORT_PATH } from "#contract/account.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { DeletionPanel } from "./deletion-panel.tsx";
import { NamePanel } from "./name-panel.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { PicturePanel } from "./picture-panel.tsx";
import { PreferencesPanel } from "./preferences-panel.tsx";

/** Everything that users can change about their account. Each section is a panel of its own. */
export function SettingsScreen() {
  const { t } = useTranslation(["settings", "account"]);
  const user = useUser();
  const methods = useQuery(signInMethodsQuery);
  const areHeightsKnown = useHeightsKnown(methods.data?.emailAndPassword === true);
  return (
    <>
      <PageHeader
        title={t("title")}
        actions={
          <Link
            to="/users/$userId"
            params={{ userId: user.id }}
            className={buttonClass({ variant: "secondary" })}
          >
            <CircleUser aria-hidden="true" />
            {t("profileLink")}
          </Link>
        }
      />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="grid gap-6">
          <PicturePanel user={user} />
          <NamePanel user={user} />
          <PreferencesPanel user={user} />
          <SessionsSection />
        </div>
        <ReadView query={methods} failure={t("account:signIn.loadFailed")} skeleton={<PanelsSkeleton />}>
          {({ emailAndPassword }) =>
            areHeightsKnown ? (
              <div className="grid gap-6">
                <EmailSection hasPassword={emailAndPassword} />
                {emailAndPassword && (
                  <>
                    <PasswordPanel />
                    <PasskeysSection />
                  </>
                )}
                <DataPanel />
                <DeletionPanel hasPassword={emailAndPassword} />
              </div>
            ) : (
              <PanelsSkeleton />
            )
          }
        </ReadView>
      </div>
    </>
  );
}

/** Whether the reads have ended that decide how high the sections above others are: these appear together. */
function useHeightsKnown(hasPassword: boolean): boolean {
  const email = useQuery(emailQuery);
  const passkeys = useQuery({ ...passkeysQuery, enabled: hasPassword });
  return isKnown(email) && (!hasPassword || isKnown(passkeys));
}

function PanelsSkeleton() {
  const { t } = useTranslation("account");
  return (
    <SkeletonRegion label={t("signIn.loading")} className="grid gap-6">
      <Skeleton shape="block" className="h-88" />
      <Skeleton shape="block" className="h-44" />
      <Skeleton shape="block" className="h-36" />
    </SkeletonRegion>
  );
}

/** Downloads all of the user's data. */
function DataPanel() {
  const { t } = useTranslation("settings");
  return (
    <Panel title={t("data.title")} description={t("data.description")}>
      <a href={EXPORT_PATH} download className={buttonClass({ variant: "secondary" })}>
        <Download aria-hidden="true" />
        {t("data.download")}
      </a>
    </Panel>
  );
}
