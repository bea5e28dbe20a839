import { useQuery } from "@tanstack/react-query";
import { Outlet, useMatches } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { ReadFailure } from "#web/api/read-view.tsx";
import { currentUserQuery } from "#web/account/account-queries.ts";
import { handleLoggedOut } from "#web/account/logged-out.ts";
import { UserProvider } from "#web/account/user-context.tsx";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { FullScreenSpinner } from "#web/ui/feedback/full-screen-spinner.tsx";
import { NotFound } from "./not-found.tsx";
import { Shell } from "./shell.tsx";
import { VisitorFrame } from "./visitor-frame.tsx";

/** Everybody sees it once: it is no part of what every visit loads. */
const loadChooser = async () => (await import("#web/account/username-chooser.tsx")).UsernameChooser;

/** Who looks decides what stands round the screen: a visitor sees the few screens for visitors (spec §2). */
export function App() {
  const user = useQuery(currentUserQuery);
  const isSessionLost = useLossOfSession(user.data);
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
        <ReadFailure title="Panna cannot be reached" error={user.error} onRetry={() => void user.refetch()} />
      </VisitorFrame>
    );
  }
  return <FullScreenSpinner />;
}

function VisitorScreen() {
  const isForVisitors = useMatches({
    select: (matches) => matches.at(-1)?.staticData.isForVisitors === true,
  });
  return <VisitorFrame>{isForVisitors ? <Outlet /> : <NotFound />}</VisitorFrame>;
}

/**
 * Whether somebody who was signed in on this page no longer is; who is gets told, and is sent to sign in (spec §2,
 * Home).
 */
function useLossOfSession(user: object | null | undefined): boolean {
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (user && !wasSignedIn) setWasSignedIn(true);
  const isLost = wasSignedIn && user === null;
  useEffect(() => {
    if (isLost) handleLoggedOut();
  }, [isLost]);
  return isLost;
}
