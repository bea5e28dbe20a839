import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { forgetDevice } from "#web/offline/forget-device.ts";
import { answerOrStored, noteSilence } from "#web/offline/answer-or-stored.ts";
import { isUnauthorized } from "./api-error.ts";

/**
 * Server state with the defaults of spec §9: never stale, no refetch on focus, no polling, no retries. `onLoggedOut` is
 * called for every mutation that fails because the session has ended (spec §8). Then nothing of it stays on the device.
 */
export function makeQueryClient(onLoggedOut: () => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        if (isUnauthorized(error)) void forgetDevice();
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        noteSilence(error);
        if (!isUnauthorized(error)) return;
        void forgetDevice();
        onLoggedOut();
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
        persister: answerOrStored,
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
