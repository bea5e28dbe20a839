import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { getVerificationCode, readPhoto, uploadCard } from "#contract/card/upload.ts";
import { codeExpiresAt } from "#game/card/verification-code.ts";
import { readAgainAfter } from "#web/api/after-act.ts";
import { call } from "#web/api/call.ts";
import { callWithFile, type FileCallOptions } from "#web/api/call-with-file.ts";
import { read } from "#web/api/read.ts";
import { serverNow } from "#web/api/server-time.ts";
import { NO_EDIT } from "#web/card/photo/crop.ts";
import { editPhoto } from "#web/card/photo/draw-photo.ts";
import type { CompleteDraft } from "./upload-draft.ts";

/** The user's verification code for today; without an expiry from the server, it ends with the day (spec §9). */
export const verificationCodeQuery = queryOptions({
  ...read(getVerificationCode, {}),
  queryFn: async ({ signal }) => {
    const code = await call(getVerificationCode, {}, { signal });
    const now = serverNow();
    if (code.expiresAt !== "" || now === null) return code;
    return { ...code, expiresAt: new Date(codeExpiresAt(now)).toISOString() };
  },
});

export interface UploadAttempt extends FileCallOptions {
  readonly draft: CompleteDraft;
  readonly verificationCode: string;
}

/** Uploads a photo, then reads the collection again. */
export function useUploadCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ draft, verificationCode, ...options }: UploadAttempt) => {
      const { playerName, position, club, player, photo } = draft;
      const body = { playerName, position, club, verificationCode, playerId: player?.id };
      return callWithFile(uploadCard, { body }, photo.file, options);
    },
    onSuccess: () => readAgainAfter(queryClient, "collection"),
  });
}

/** In pixels: enough to read a name and a code, at a tenth of the size of a phone's photo. */
const READING_SIDE = 2000;

/** Reads a photo before it is uploaded: which players it may name, and whether the code is visible. */
export async function readUnsentPhoto(file: File, signal: AbortSignal) {
  const smaller = await editPhoto(file, NO_EDIT, READING_SIDE).catch(() => file);
  return callWithFile(readPhoto, {}, smaller, { signal });
}
