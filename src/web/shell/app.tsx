import { useQuery } from "@tanstack/react-query";
import { Outlet, useMatches } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { ReadFailure } from "../api/read-view.tsx";
import { currentUserQuery } from "../account/account-queries.ts";
import { handleLoggedOut } from "../account/logged-out.ts";
import { UserProvider } from "../account/user-context.tsx";
import { UsernameChooser } from "../account/username-chooser.tsx";
import { FullScreenSpinner } from "#web/ui/feedback/full-screen-spinner.tsx";
import { NotFound } from "./not-found.tsx";
import { Shell } from "./shell.tsx";
import { VisitorFrame } from "./visitor-frame.tsx";

/** Who looks decides what stands round the screen: a visitor sees the few screens for visitors (spec §2). */
export function App() {
  const user = useQuery(currentUserQuery);
  useLossOfSession(user.data);
  if (user.data) {
    return (
      <UserProvider user={user.data}>
        <Shell user={user.data}>
          <Outlet />
        </Shell>
        {user.data.username === null && <UsernameChooser />}
      </UserProvider>
    );
  }
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
  const matches = useMatches();
  const isForVisitors = matches.at(-1)?.staticData.isForVisitors === true;
  return <VisitorFrame>{isForVisitors ? <Outlet /> : <NotFound />}</VisitorFrame>;
}

/** Somebody who was signed in on this page and no longer is gets told, and is sent to sign in (spec §2, Home). */
function useLossOfSession(user: object | null | undefined): void {
  const wasSignedIn = useRef(false);
  useEffect(() => {
    if (user) wasSignedIn.current = true;
    else if (user === null && wasSignedIn.current) handleLoggedOut();
  }, [user]);
}
