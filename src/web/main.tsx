import "#web/styles/app.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { currentUserQuery } from "#web/account/account-queries.ts";
import { followDeviceUser } from "#web/account/device-user.ts";
import { handleLoggedOut } from "#web/account/logged-out.ts";
import { followTabs } from "#web/api/after-act.ts";
import { makeQueryClient } from "#web/api/query-client.ts";
import { arriveOnScreens } from "#web/shell/arrive-on-screens.ts";
import { chooseLanguage } from "#web/language/choose-language.ts";
import { START_NOUNS } from "#web/language/start-nouns.ts";
import { pageLanguage, startWords } from "#web/language/words.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { LostCodeError } from "#web/ui/lost-code.ts";
import { router } from "./router.ts";

/**
 * Renders the app when the user and the screen have loaded; until then the page shows its own spinner. Don't await it
 * at the top level: the screen's code imports this module and would wait for it.
 */
async function start(): Promise<void> {
  const queryClient = makeQueryClient(handleLoggedOut);
  followTabs(queryClient);
  followDeviceUser(queryClient);
  arriveOnScreens(router);
  const hasWords = startWords(pageLanguage(), START_NOUNS);
  await Promise.all([hasWords, queryClient.prefetchQuery(currentUserQuery), router.load()]);
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (user?.language) await chooseLanguage(user.language);
  const root = document.querySelector("#root");
  if (!root) throw new Error("The page has no #root.");
  // A transition is drawn in short pieces: the page scrolls, and answers a tap, while it's under way.
  startTransition(() =>
    createRoot(root, { onCaughtError: report }).render(
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <Toaster />
        </QueryClientProvider>
      </StrictMode>,
    ),
  );
}

/** Logs why a screen broke. Code that couldn't be fetched is logged already. */
function report(error: unknown): void {
  if (!(error instanceof LostCodeError)) reportError(error);
}

void start();
