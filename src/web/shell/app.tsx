import { useQuery } from "@tanstack/react-query";
import { Outlet, useLocation, useMatches } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { ReadFailure } from "#web/api/read-view.tsx";
import { currentUserQuery } from "#web/account/account-queries.ts";
import { isScreen } from "#contract/screen-path.ts";
import { handleLoggedOut } from "#web/account/logged-out.ts";
import { useOwnTimeZone } from "#web/account/use-own-time-zone.ts";
import { loginHere } from "#web/account/login-here.ts";
import { UserProvider } from "#web/account/user-context.tsx";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { Logo } from "#web/ui/brand/logo.tsx";
import { FullScreenSpinner } from "#web/ui/feedback/full-screen-spinner.tsx";
import { LANGUAGE_CODES, LANGUAGES } from "#contract/languages.ts";
import { chooseLanguage } from "#web/language/choose-language.ts";
import { NotFound } from "./not-found.tsx";
import { Shell } from "./shell.tsx";
import { MAIN_ID } from "./skip-link.tsx";

/** Each user needs it only once, so it isn't part of the first load. */
const loadChooser = async () => (await import("#web/account/username-chooser.tsx")).UsernameChooser;

/** Chooses the frame for the user; visitors see only the screens for visitors (spec §2). */
export function App() {
  const { t } = useTranslation("ui");
  const user = useQuery(currentUserQuery);
  const isSessionLost = useLossOfSession(user.data);
  useOwnTimeZone(user.data);
  if (user.data) {
    return (
      <UserProvider user={user.data}>
        <Shell user={user.data}>
          <Outlet />
        </Shell>
        {user.data.username === null && <LazyPart isWanted load={loadChooser} props={{}} />}
      </UserProvider>
    );
  }
  if (isSessionLost) return <FullScreenSpinner />;
  if (user.data === null) return <VisitorScreen />;
  if (user.isError && !user.isFetching) {
    return (
      <VisitorFrame>
        <ReadFailure title={t("unreachable")} error={user.error} onRetry={() => void user.refetch()} />
      </VisitorFrame>
    );
  }
  return <FullScreenSpinner />;
}

/** The frame of a visitor's few screens: no navigation (spec §2). */
function VisitorFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation("ui");
  return (
    <div className="mx-auto grid min-h-dvh max-w-7xl grid-rows-[auto_1fr] px-4 sm:px-6">
      <header className="flex items-center justify-between gap-4 py-4">
        <a href="/" aria-label={t("navigation.logo")} className="reach inline-block rounded-control">
          <Logo />
        </a>
        <LanguageButtons />
      </header>
      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="grid content-start justify-items-center pt-[min(14dvh,9rem)] pb-8 outline-none max-sm:pt-6"
      >
        {children}
      </main>
    </div>
  );
}

function VisitorScreen() {
  const isForVisitors = useMatches({
    select: (matches) => matches.at(-1)?.staticData.isForVisitors === true,
  });
  const { pathname } = useLocation();
  const login = isScreen(pathname) ? loginHere() : undefined;
  return <VisitorFrame>{isForVisitors ? <Outlet /> : <NotFound login={login} />}</VisitorFrame>;
}

/** Whether the session of this page has ended; if so, says so and goes to sign in (spec §2, Home). */
function useLossOfSession(user: object | null | undefined): boolean {
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user && !wasSignedIn) setWasSignedIn(true);
  const isLost = wasSignedIn && user === null;
  useEffect(() => {
    if (isLost) handleLoggedOut();
  }, [isLost]);
  return isLost;
}

/** The languages side by side, for a page without a menu. */
function LanguageButtons() {
  const { t, i18n } = useTranslation("app");
  return (
    <fieldset aria-label={t("language")} className="flex flex-wrap gap-x-4">
      {LANGUAGE_CODES.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-pressed={code === i18n.language}
          onClick={() => void chooseLanguage(code)}
          className="reach rounded-control py-1 text-ink-muted aria-pressed:font-bold aria-pressed:text-ink"
        >
          {LANGUAGES[code].name}
        </button>
      ))}
    </fieldset>
  );
}
