import { useQuery } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { accountWish } from "#web/account/account-wish.ts";
import { signInMethodsQuery } from "#web/account/account-queries.ts";
import { CredentialsForm } from "#web/account/credentials-form.tsx";
import { useUserOrNull } from "#web/account/user-context.tsx";

/** The account page: the one page beside the landing page that a visitor can open (design §5). */
export function SignInRoute() {
  if (useUserOrNull() !== null) return <Navigate to="/" replace />;
  return (
    <div className="grid w-full max-w-md gap-6">
      <div className="grid gap-2 text-center">
        <h1 className="type-title">Take the field</h1>
        <p className="text-ink-muted">Your cards, your five, every goal of the season.</p>
      </div>
      <SignInMethods />
    </div>
  );
}

function SignInMethods() {
  const methods = useQuery(signInMethodsQuery);
  return (
    <Panel>
      <ReadView query={methods} failure="Failed to load the ways to sign in" skeleton={<FormSkeleton />}>
        {({ emailAndPassword, provider }) => (
          <div className="grid gap-4">
            {provider && (
              <a href="/api/login" className={buttonClass({ size: "large", isBlock: true })}>
                Continue to sign in
              </a>
            )}
            {emailAndPassword && <EmailAndPassword />}
          </div>
        )}
      </ReadView>
    </Panel>
  );
}

function EmailAndPassword() {
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
          content: <CredentialsForm mode="sign-up" onSignedIn={enter} />,
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
