import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type SignInError, signInErrors } from "#contract/account.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { accountWish } from "#web/account/account-wish.ts";
import { signInMethodsQuery } from "#web/account/account-queries.ts";
import { CredentialsForm } from "#web/account/credentials-form.tsx";
import { useUserOrNull } from "#web/account/user-context.tsx";

/** The account page: with the landing page the only one for visitors (docs/rules.md#beyond-the-specification). */
export function SignInRoute() {
  const { t } = useTranslation("account");
  if (useUserOrNull() !== null) return <Navigate to="/" replace />;
  return (
    <div className="grid w-full max-w-md gap-6">
      <div className="grid gap-2 text-center">
        <h1 className="type-title">{t("signIn.title")}</h1>
        <p className="text-ink-muted">{t("signIn.description")}</p>
      </div>
      <ProviderError />
      <SignInMethods />
    </div>
  );
}

/** The error that a provider left in the address. */
function ProviderError() {
  const { t } = useTranslation("account");
  const [error] = useState(() => new URLSearchParams(location.search).get("error"));
  const known = signInErrors.find((one) => one === error);
  return known === undefined ? null : <Notice tone="danger" title={t(PROVIDER_ERRORS[known])} />;
}

const PROVIDER_ERRORS = {
  cancelled: "provider.cancelled",
  unverified: "provider.unverified",
  "no-email": "provider.noEmail",
  unavailable: "provider.unavailable",
  failed: "signIn.failed",
} as const satisfies Record<SignInError, string>;

function SignInMethods() {
  const { t } = useTranslation("account");
  const methods = useQuery(signInMethodsQuery);
  return (
    <Panel>
      <ReadView query={methods} failure={t("signIn.loadFailed")} skeleton={<FormSkeleton />}>
        {({ emailAndPassword, provider, setupCode }) => (
          <div className="grid gap-4">
            {provider && (
              <a href="/api/login" className={buttonClass({ size: "large", isBlock: true })}>
                {t("signIn.continue")}
              </a>
            )}
            {emailAndPassword && <EmailAndPassword hasSetupCode={setupCode} />}
          </div>
        )}
      </ReadView>
    </Panel>
  );
}

function EmailAndPassword({ hasSetupCode }: { readonly hasSetupCode: boolean }) {
  const { t } = useTranslation(["account", "ui"]);
  const [mode, setMode] = useState(accountWish);
  // A full page load: the server then decides between landing page and app.
  const enter = () => location.assign("/");
  return (
    <Tabs
      label={t("signIn.tabs")}
      value={mode}
      onValueChange={setMode}
      tabs={[
        {
          value: "sign-in",
          label: t("ui:signIn"),
          content: <CredentialsForm mode="sign-in" onSignedIn={enter} />,
        },
        {
          value: "sign-up",
          label: t("signIn.createAccount"),
          content: <CredentialsForm mode="sign-up" hasSetupCode={hasSetupCode} onSignedIn={enter} />,
        },
      ]}
    />
  );
}

function FormSkeleton() {
  const { t } = useTranslation("account");
  return (
    <SkeletonRegion label={t("signIn.loading")} className="grid gap-4">
      <Skeleton shape="block" className="h-11" />
      <Skeleton shape="block" className="h-11" />
      <Skeleton shape="block" className="h-11" />
      <Skeleton shape="block" className="h-13" />
    </SkeletonRegion>
  );
}
