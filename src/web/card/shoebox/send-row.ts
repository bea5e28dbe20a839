import type { QueryClient } from "@tanstack/react-query";
import type { OwnCardView } from "#contract/card/card.ts";
import { uploadCard } from "#contract/card/upload.ts";
import { PENDING_PHOTOS_MAX } from "#game/card/photo-limits.ts";
import { readAgainAfter } from "#web/api/after-act.ts";
import { mayBeDone } from "#web/api/api-error.ts";
import { callWithFile } from "#web/api/call-with-file.ts";
import { cardsQuery } from "#web/card/card-queries.ts";
import { cornersText } from "#web/card/photo/card-photo.ts";
import { verificationCodeQuery } from "#web/card/upload/upload-queries.ts";
import { words } from "#web/language/words.ts";
import type { RowList } from "./row-list.ts";
import { outcomeOfFailure, type SendOutcome } from "./send-outcome.ts";
import { isOutdated, type ShoeboxRow } from "./shoebox-row.ts";

export interface Sending {
  readonly list: Pick<RowList, "change" | "photoOf">;
  readonly queryClient: QueryClient;
  /** Called repeatedly with the share sent so far, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Whether no other row has to be sent. */
  readonly isLast: () => boolean;
}

/** Uploads a row. Its key stays the same, so a second upload after a lost answer makes no second card. */
export async function sendRow(
  row: ShoeboxRow,
  { list, queryClient, onProgress, isLast }: Sending,
): Promise<SendOutcome> {
  const file = await list.photoOf(row.id);
  if (file === undefined) return { name: "failed", message: words("upload")("shoebox.photoGone") };
  try {
    const { code } = await queryClient.fetchQuery(verificationCodeQuery);
    if (isOutdated(row, code)) return { name: "outdated" };
    if (await isQueueFull(queryClient)) return { name: "wait", reason: "pending" };
    // Stored first: the tab may be closed before the answer comes.
    await list.change(row.id, (now) => ({ ...now, isTried: true }));
    const body = bodyOf(row, code);
    const card = await callWithFile(uploadCard, { body }, file, { idempotencyKey: row.id, onProgress });
    queryClient.setQueryData(
      cardsQuery.queryKey,
      (cards) => cards && [card, ...cards.filter(({ id }) => id !== card.id)],
    );
    // Once for all rows: here what was on its way may be from before, and other tabs have none of them.
    if (isLast()) void readAgainAfter(queryClient, "collection");
    return { name: "sent" };
  } catch (error) {
    if (!mayBeDone(error)) await list.change(row.id, (now) => ({ ...now, isTried: row.isTried }));
    const outcome = outcomeOfFailure(error, row.isTried);
    if (outcome.name === "wait" && outcome.reason === "code") {
      await queryClient.invalidateQueries({ queryKey: verificationCodeQuery.queryKey });
    }
    // From now on the collection tells when there's room, and not a photo of megabytes each time.
    if (outcome.name === "wait" && outcome.reason === "pending")
      await countPending(queryClient).catch(() => 0);
    return outcome;
  }
}

/** Whether the user has as many pending photos as there may be, as far as this browser knows. */
async function isQueueFull(queryClient: QueryClient): Promise<boolean> {
  const known = queryClient.getQueryData(cardsQuery.queryKey);
  if (known === undefined || pendingIn(known) < PENDING_PHOTOS_MAX) return false;
  return (await countPending(queryClient)) >= PENDING_PHOTOS_MAX;
}

async function countPending(queryClient: QueryClient): Promise<number> {
  return pendingIn(await queryClient.fetchQuery({ ...cardsQuery, staleTime: 0 }));
}

function pendingIn(cards: readonly OwnCardView[]): number {
  return cards.filter(({ status }) => status === "pending").length;
}

function bodyOf({ fields, frame }: ShoeboxRow, verificationCode: string) {
  const { playerName, player, position, club } = fields;
  const corners = cornersText(frame);
  return { playerName, position, club, verificationCode, playerId: player?.id, corners };
}
