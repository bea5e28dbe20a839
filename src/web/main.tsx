import type { Noun } from "#words/noun.ts";
import "#web/styles/app.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { currentUserQuery } from "#web/account/account-queries.ts";
import { handleLoggedOut } from "#web/account/logged-out.ts";
import { makeQueryClient } from "#web/api/query-client.ts";
import { arriveOnScreens } from "#web/shell/arrive-on-screens.ts";
import { chooseLanguage } from "#web/language/choose-language.ts";
import { pageLanguage, startWords } from "#web/language/words.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { LostCodeError } from "#web/ui/lost-code.ts";
import { router } from "./router.ts";

/** The texts of every screen, and of the home screen, which comes with the app. */
const START_NOUNS: readonly Noun[] = ["app", "ui", "refusals", "home", "account"];

/**
 * Draws the app once it is known who looks and what at. Until then the page shows a spinner of its own. The screen's
 * code needs this module, which must not wait for it at its top level.
 */
async function start(): Promise<void> {
  const queryClient = makeQueryClient(handleLoggedOut);
  arriveOnScreens(router);
  const hasWords = startWords(pageLanguage(), START_NOUNS);
  await Promise.all([hasWords, queryClient.prefetchQuery(currentUserQuery), router.load()]);
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (user?.language) await chooseLanguage(user.language);
  const root = document.querySelector("#root");
  if (!root) throw new Error("The page has no #root.");
  createRoot(root, { onCaughtError: report }).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </StrictMode>,
  );
}

/** Says in the console why a screen broke. Code that could not be fetched is there already. */
function report(error: unknown): void {
  if (!(error instanceof LostCodeError)) reportError(error);
}

void start();
