import { type QueryClient, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { getVerificationCode, readPhoto, uploadCard } from "#contract/card/upload.ts";
import { codeExpiresAt } from "#game/card/verification-code.ts";
import { readAgainAfter, readAgainOnceSettled } from "#web/api/after-act.ts";
import { call, read } from "#web/api/call.ts";
import { callWithFile, type FileCallOptions } from "#web/api/call-with-file.ts";
import { serverNow } from "#web/api/server-time.ts";
import { withPhoto } from "#web/card/corners/open-photo.ts";
import { cornersText } from "#web/card/photo/card-photo.ts";
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
}

/** Uploads a photo, then reads the collection again. A failed one may still have arrived. */
export function useUploadCard() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (attempt: UploadAttempt) => uploadDraft(queryClient, attempt),
    onSuccess: () => readAgainAfter(queryClient, "collection"),
    onError: (error) => void readAgainOnceSettled(queryClient, "collection")(undefined, error),
  });
}

/** Uploads a draft's photo with today's code. Sends nothing before it has the code. */
export async function uploadDraft(queryClient: QueryClient, { draft, ...options }: UploadAttempt) {
  const { playerName, position, club, player, photo } = draft;
  const code = queryClient.fetchQuery(verificationCodeQuery);
  const { code: verificationCode } = await orAborted(code, options.signal);
  const corners = cornersText(photo.frame);
  const body = { playerName, position, club, verificationCode, playerId: player?.id, corners };
  return callWithFile(uploadCard, { body }, photo.file, options);
}

/** An answer that other parts of the screen want too: cancelling stops only the wait for it. */
function orAborted<Answer>(answer: Promise<Answer>, signal: AbortSignal | undefined): Promise<Answer> {
  return new Promise((settle, fail) => {
    signal?.addEventListener("abort", () => fail(signal.reason as Error), { once: true });
    answer.then(settle, fail);
  });
}

/** The longer side of a photo to read, in pixels: enough for a name and a code, at a tenth of a phone's photo. */
export const READING_SIDE = 2000;

/** Reads a photo before it is uploaded: which players it may name, and whether the code is visible. */
export async function readUnsentPhoto(file: File, signal: AbortSignal) {
  const smaller = await withPhoto(file, (photo) => photo.ask("shrink", READING_SIDE)).then(
    (picture) => asReading(file, picture),
    () => file,
  );
  return callWithFile(readPhoto, {}, smaller, { signal });
}

/** A smaller copy of a photo, named like it. */
export function asReading({ name }: File, picture: Blob): File {
  return new File([picture], `${name.replace(/\.\w+$/u, "")}.jpg`, { type: picture.type });
}
