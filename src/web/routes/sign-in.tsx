import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type SignInError, signInErrors } from "#contract/account.ts";
import { loginAddress, screenAddress } from "#contract/screen-path.ts";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { dayOf, dayOfYear } from "#web/language/date-text.ts";
import type { Words } from "#words/noun.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton, SkeletonRegion } from "#web/ui/feedback/skeleton.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Tabs } from "#web/ui/layout/tabs.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { ConfirmEmail } from "#web/account/access/confirm-email.tsx";
import { ForgotPassword } from "#web/account/access/forgot-password.tsx";
import { NewPassword } from "#web/account/access/new-password.tsx";
import { PasskeySignIn } from "#web/account/access/passkey-sign-in.tsx";
import { signInMethodsQuery } from "#web/account/account-queries.ts";
import { NO_CREDENTIALS } from "#web/account/credentials.ts";
import { CredentialsForm } from "#web/account/credentials-form.tsx";
import { useUserOrNull } from "#web/account/user-context.tsx";
import { tabStorage } from "#web/storage/browser-storage.ts";

/** The account page, the only one for visitors besides the landing page (docs/rules.md#beyond-the-specification). */
export function SignInRoute() {
  const { t } = useTranslation(["account", "access"]);
  const { to, reset, verify } = useDestination();
  const isSignedIn = useUserOrNull() !== null;
  if (reset !== null) {
    return (
      <AccountPage title={t("access:reset.title")} description={t("access:reset.description")}>
        <NewPassword token={reset} />
      </AccountPage>
    );
  }
  if (isSignedIn && verify === null) return <GoOn to={to} />;
  if (isSignedIn && verify !== null) {
    return (
      <AccountPage title={t("access:confirm.title")} description={t("access:confirm.description")}>
        <ConfirmEmail token={verify} />
      </AccountPage>
    );
  }
  return (
    <AccountPage title={t("signIn.title")} description={t("signIn.description")}>
      {verify !== null && <Notice title={t("access:confirm.signInFirst")} />}
      <ProviderError />
      <SignInMethods to={to} />
    </AccountPage>
  );
}

interface AccountPageProps {
  readonly title: string;
  readonly description: string;
  readonly children: ReactNode;
}

function AccountPage({ title, description, children }: AccountPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-md gap-6">
      <div className="grid gap-2 text-center">
        <h1 className="type-title">{title}</h1>
        <p className="text-ink-muted">{description}</p>
      </div>
      {children}
    </div>
  );
}

interface Destination {
  /** The screen to continue on. */
  readonly to: string;
  /** The tokens of links from mails. */
  readonly reset: string | null;
  readonly verify: string | null;
}

/**
 * What the address asks for. Read once: it stays the same while the address changes. A link to confirm an address
 * needs a signed-in user, so a sign-in continues with it.
 */
function useDestination(): Destination {
  const [destination] = useState(() => {
    const search = new URLSearchParams(location.search);
    const verify = search.get("verify");
    const to = verify === null ? search.get("to") : `${location.pathname}${location.search}`;
    return { to: screenAddress(to) ?? "/", reset: search.get("reset"), verify };
  });
  return destination;
}

/** Sends a user who is already signed in to their destination. */
function GoOn({ to }: { readonly to: string }) {
  const { history } = useRouter();
  useEffect(() => history.replace(to), [history, to]);
  return null;
}

/** The error that a sign-in provider left in the address. */
function ProviderError() {
  const { t } = useTranslation("account");
  const [error] = useState(() => new URLSearchParams(location.search).get("error"));
  const known = signInErrors.find((one) => one === error);
  if (known === undefined) return null;
  return <Notice tone="danger" title={known === "banned" ? bannedText(t) : t(PROVIDER_ERRORS[known])} />;
}

/** With the end of the ban, which is also in the address. */
function bannedText(t: Words<"account">): string {
  const until = Number(new URLSearchParams(location.search).get("until") ?? 0);
  return until > 0 ? t("provider.bannedUntil", { date: dayOfYear(dayOf(until)) }) : t("provider.banned");
}

const PROVIDER_ERRORS = {
  cancelled: "provider.cancelled",
  unverified: "provider.unverified",
  "no-email": "provider.noEmail",
  unavailable: "provider.unavailable",
  failed: "signIn.failed",
} as const satisfies Record<Exclude<SignInError, "banned">, string>;

function SignInMethods({ to }: { readonly to: string }) {
  const { t } = useTranslation("account");
  const methods = useQuery(signInMethodsQuery);
  return (
    <Panel>
      <ReadView query={methods} failure={t("signIn.loadFailed")} skeleton={<FormSkeleton />}>
        {({ emailAndPassword, provider, setupCode }) => (
          <div className="grid gap-4">
            {provider && (
              <a href={loginAddress(to)} className={buttonClass({ size: "large", isBlock: true })}>
                {t("signIn.continue")}
              </a>
            )}
            {emailAndPassword && <EmailAndPassword hasSetupCode={setupCode} to={to} />}
          </div>
        )}
      </ReadView>
    </Panel>
  );
}

interface EmailAndPasswordProps {
  readonly hasSetupCode: boolean;
  readonly to: string;
}

function EmailAndPassword({ hasSetupCode, to }: EmailAndPasswordProps) {
  const { t } = useTranslation(["account", "ui", "access"]);
  const [hasForgotten, setHasForgotten] = useState(false);
  const [mode, setMode] = useState(accountWish);
  // Kept here, as each form goes when another one comes.
  const [typed, setTyped] = useState(NO_CREDENTIALS);
  // After a change of tabs the focus stays on the tab.
  const [isArriving, setIsArriving] = useState(true);
  // A full page load, so the server chooses between landing page and app.
  const enter = () => location.assign(to);
  if (hasForgotten) {
    return (
      <ForgotPassword
        email={typed.email}
        onEmail={(email) => setTyped({ ...typed, email })}
        onBack={() => {
          setIsArriving(true);
          setHasForgotten(false);
        }}
      />
    );
  }
  const form = { typed, onType: setTyped, isArriving, onSignedIn: enter };
  const signIn = (
    <div className="grid gap-4">
      <CredentialsForm mode="sign-in" {...form} />
      <Button variant="ghost" isBlock onClick={() => setHasForgotten(true)}>
        {t("access:forgot.link")}
      </Button>
      <PasskeySignIn onSignedIn={enter} />
    </div>
  );
  return (
    <Tabs
      label={t("signIn.tabs")}
      value={mode}
      onValueChange={(chosen) => {
        setIsArriving(false);
        setMode(chosen);
      }}
      tabs={[
        { value: "sign-in", label: t("ui:signIn"), content: signIn },
        {
          value: "sign-up",
          label: t("signIn.createAccount"),
          content: <CredentialsForm mode="sign-up" hasSetupCode={hasSetupCode} {...form} />,
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
      <Skeleton shape="block" className="h-11" />
      <Skeleton shape="block" className="h-11" />
    </SkeletonRegion>
  );
}

/** The tab's storage key for which landing page link the visitor followed (`landing/account-wish.js`). */
const WISH = "panna-account";

/** What a visitor came to the sign-in page for: Start Playing Now means a new account. */
export function accountWish(): "sign-in" | "sign-up" {
  return tabStorage.read(WISH) === "sign-up" ? "sign-up" : "sign-in";
}
