import "#web/styles/app.css";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { currentUserQuery } from "#web/account/account-queries.ts";
import { handleLoggedOut } from "#web/account/logged-out.ts";
import { makeQueryClient } from "#web/api/query-client.ts";
import { RouterProvider } from "#web/router/router-provider.tsx";
import { makeRouter } from "#web/router/router.ts";
import { screens } from "./screens.ts";
import { App } from "#web/shell/app.tsx";
import { Toaster } from "#web/ui/feedback/toaster.tsx";

const queryClient = makeQueryClient(handleLoggedOut);
const router = makeRouter(screens);
// The page shows a spinner by itself until it is known who looks: what is drawn first is then the screen.
await queryClient.prefetchQuery(currentUserQuery);

const root = document.querySelector("#root");
if (!root) throw new Error("The page has no #root.");
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router}>
        <App />
      </RouterProvider>
      <Toaster />
    </QueryClientProvider>
  </StrictMode>,
);
