import { MutationCache, QueryClient } from "@tanstack/react-query";
import { isUnauthorized } from "./api-error.ts";

/**
 * Server state with the defaults of spec §9: never stale, no refetch on focus, no polling, no retries. `onLoggedOut` is
 * called for every mutation that fails because the session has ended (spec §8).
 */
export function makeQueryClient(onLoggedOut: () => void): QueryClient {
  return new QueryClient({
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isUnauthorized(error)) onLoggedOut();
      },
    }),
    defaultOptions: {
      // Offline, a call fails visibly; TanStack Query would wait silently.
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
