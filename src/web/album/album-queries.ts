import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as contract from "#contract/card/album.ts";
import { readAgainOnceSettled } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";

export const albumQuery = read(contract.getAlbum, {});
export const wishesQuery = read(contract.getWishes, {});
export const swapsQuery = read(contract.getSwaps, {});

/** The set of a club. */
export function setQuery(clubId: number) {
  return read(contract.getSet, { params: { clubId } });
}

/** What a user's profile shows of the album. */
export function showcaseQuery(userId: string) {
  return read(contract.getShowcase, { params: { userId } });
}

type AlbumFailure = "album.wishFailed" | "album.publish.failed" | "album.showcase.saveFailed";

/** A change to the album; refetches all of it, and showcases. Those of one scope are sent one after the other. */
function useAlbumChange<Input, Answer>(
  change: (input: Input) => Promise<Answer>,
  failure: AlbumFailure,
  scope?: string,
) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    ...(scope !== undefined && { scope: { id: scope } }),
    onError: (error) =>
      toastFailure(error, { title: words("profile")(failure), fallback: words("ui")("checkConnection") }),
    onSettled: readAgainOnceSettled(queryClient, "album"),
  });
}

export function useWish() {
  return useAlbumChange(
    ({ playerId, isWished }: { playerId: number; isWished: boolean }) =>
      call(isWished ? contract.addWish : contract.removeWish, { params: { playerId } }),
    "album.wishFailed",
  );
}

export function usePublishSwaps() {
  return useAlbumChange(
    (isPublic: boolean) => call(contract.publishSwaps, { body: { isPublic } }),
    "album.publish.failed",
  );
}

export function useArrangeShowcase() {
  return useAlbumChange(
    (cardIds: readonly number[]) => call(contract.arrangeShowcase, { body: { cardIds: [...cardIds] } }),
    "album.showcase.saveFailed",
    "showcase",
  );
}
