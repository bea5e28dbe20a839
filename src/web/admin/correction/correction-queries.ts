import { infiniteQueryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { allowCorrections } from "#contract/fantasy/corrections.ts";
import { type CorrectionView, listCorrections } from "#contract/football/football-admin.ts";
import { call } from "#web/api/call.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";

/** A job counts allowed corrections within seconds; the page polls until then. */
const COUNT_POLL_MS = 3000;

/** The ledger in pages, latest first. */
export const correctionsQuery = infiniteQueryOptions({
  queryKey: [listCorrections.path],
  queryFn: ({ pageParam, signal }) =>
    call(listCorrections, { query: pageParam === null ? {} : { before: pageParam } }, { signal }),
  initialPageParam: null as number | null,
  getNextPageParam: ({ nextBefore }) => nextBefore,
  refetchOnMount: "always",
  refetchInterval: ({ state }) =>
    state.data?.pages.some(({ corrections }) => corrections.some(isBeingCounted)) === true
      ? COUNT_POLL_MS
      : false,
});

function isBeingCounted({ rounds }: CorrectionView): boolean {
  return rounds.some(({ outcome, squads }) => outcome === "allowed" && squads === null);
}

/** Allows corrections that arrived after their gameweek was final. */
export function useAllowCorrections() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, note }: { readonly ids: readonly number[]; readonly note: string }) =>
      call(allowCorrections, { body: { correctionIds: [...ids], note } }),
    onSuccess: ({ allowed }) => {
      const t = words("admin");
      const description =
        allowed === 0
          ? t("correction.allowing.doneAlready")
          : t("correction.allowing.done", { count: allowed });
      toast({ title: words("ui")("success"), description });
    },
    onError: (error) =>
      toastFailure(error, {
        title: words("ui")("error"),
        fallback: words("admin")("correction.allowing.failed"),
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: correctionsQuery.queryKey }),
  });
}
