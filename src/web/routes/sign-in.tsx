import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
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

/**
 * The account page: the one page beside the landing page that a visitor can open
 * (docs/rules.md#beyond-the-specification).
 */
export function SignInRoute() {
  if (useUserOrNull() !== null) return <Navigate to="/" replace />;
  return (
    <div className="grid w-full max-w-md gap-6">
      <div className="grid gap-2 text-center">
        <h1 className="type-title">Take the field</h1>
        <p className="text-ink-muted">Your cards, your five, every goal of the season.</p>
      </div>
      <ProviderError />
      <SignInMethods />
    </div>
  );
}

/** What the way back from a provider says in the address. */
function ProviderError() {
  const [error] = useState(() => new URLSearchParams(location.search).get("error"));
  const known = signInErrors.find((one) => one === error);
  return known === undefined ? null : <Notice tone="danger" title={PROVIDER_ERRORS[known]} />;
}

const PROVIDER_ERRORS: Readonly<Record<SignInError, string>> = {
  cancelled: "You cancelled signing in. Try again when you're ready.",
  unverified:
    "There's already an account with your email, and your provider hasn't verified that the email is yours. Verify it there, then try again.",
  "no-email": "Your provider didn't tell us your email address. Allow it there, then try again.",
  unavailable: "Your provider can't be reached right now. Try again in a few minutes.",
  failed: "Signing in didn't work. Please try again.",
};

function SignInMethods() {
  const methods = useQuery(signInMethodsQuery);
  return (
    <Panel>
      <ReadView query={methods} failure="Failed to load the ways to sign in" skeleton={<FormSkeleton />}>
        {({ emailAndPassword, provider, setupCode }) => (
          <div className="grid gap-4">
            {provider && (
              <a href="/api/login" className={buttonClass({ size: "large", isBlock: true })}>
                Continue to sign in
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
  const [mode, setMode] = useState(accountWish);
  // A full page load: the server then decides between landing page and app.
  const enter = () => location.assign("/");
  return (
    <Tabs
      label="Account"
      value={mode}
      onValueChange={setMode}
      tabs={[
        {
          value: "sign-in",
          label: "Sign In",
          content: <CredentialsForm mode="sign-in" onSignedIn={enter} />,
        },
        {
          value: "sign-up",
          label: "Create Account",
          content: <CredentialsForm mode="sign-up" hasSetupCode={hasSetupCode} onSignedIn={enter} />,
        },
      ]}
    />
  );
}

function FormSkeleton() {
  return (
    <SkeletonRegion label="Loading the ways to sign in" className="grid gap-4">
      <Skeleton shape="block" className="h-11" />
      <Skeleton shape="block" className="h-11" />
      <Skeleton shape="block" className="h-11" />
      <Skeleton shape="block" className="h-13" />
    </SkeletonRegion>
  );
}
