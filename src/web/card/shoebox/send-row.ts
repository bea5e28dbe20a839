import type { QueryClient } from "@tanstack/react-query";
import { uploadCard } from "#contract/card/upload.ts";
import { ApiError } from "#web/api/api-error.ts";
import { callWithFile } from "#web/api/call-with-file.ts";
import { cardsQuery } from "#web/card/card-queries.ts";
import { cornersText } from "#web/card/photo/card-photo.ts";
import { verificationCodeQuery } from "#web/card/upload/upload-queries.ts";
import type { RowList } from "./row-list.ts";
import { outcomeOfFailure, type SendOutcome } from "./send-outcome.ts";
import type { ShoeboxRow } from "./shoebox-row.ts";

export interface Sending {
  readonly list: Pick<RowList, "change" | "photoOf">;
  readonly queryClient: QueryClient;
  /** Called repeatedly with the share sent so far, from 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Uploads a row. Its key stays the same, so a second upload after a lost answer makes no second card. */
export async function sendRow(
  row: ShoeboxRow,
  { list, queryClient, onProgress }: Sending,
): Promise<SendOutcome> {
  const file = await list.photoOf(row.id);
  if (file === undefined) return { name: "failed", message: null };
  try {
    const { code } = await queryClient.fetchQuery(verificationCodeQuery);
    // Stored first: the tab may be closed before the answer comes.
    await list.change(row.id, (now) => ({ ...now, isTried: true }));
    const body = bodyOf(row, code);
    const card = await callWithFile(uploadCard, { body }, file, { idempotencyKey: row.id, onProgress });
    queryClient.setQueryData(
      cardsQuery.queryKey,
      (cards) => cards && [card, ...cards.filter(({ id }) => id !== card.id)],
    );
    return { name: "sent" };
  } catch (error) {
    if (error instanceof ApiError) {
      await list.change(row.id, (now) => ({ ...now, isTried: row.isTried }));
    }
    const outcome = outcomeOfFailure(error, row.isTried);
    if (outcome.name === "wait" && outcome.reason === "code") {
      await queryClient.invalidateQueries({ queryKey: verificationCodeQuery.queryKey });
    }
    return outcome;
  }
}

function bodyOf({ fields, frame }: ShoeboxRow, verificationCode: string) {
  const { playerName, player, position, club } = fields;
  const corners = cornersText(frame);
  return { playerName, position, club, verificationCode, playerId: player?.id, corners };
}
