import { useTranslation } from "react-i18next";
import { useQueryClient } from "@tanstack/react-query";
import { type Dispatch, type SetStateAction, useRef, useState } from "react";
import { toast } from "#web/ui/feedback/toast-store.ts";
import type { OwnCardView } from "#contract/card/card.ts";
import { isRefusedWith, isUnauthorized, mayBeDone } from "#web/api/api-error.ts";
import { isCancelled } from "#web/api/call-with-file.ts";
import { newIdempotencyKey } from "#web/api/idempotency-key.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import {
  type CompleteDraft,
  EMPTY_DRAFT,
  incompleteText,
  isComplete,
  isStill,
  type MissingField,
  missingFields,
  type UploadDraft,
} from "./upload-draft.ts";
import { useUploadCard, verificationCodeQuery } from "./upload-queries.ts";

export interface UploadFormState {
  readonly draft: UploadDraft;
  readonly setDraft: Dispatch<SetStateAction<UploadDraft>>;
  /** The message at a field, after the form was submitted incomplete. */
  readonly errorOf: (field: MissingField) => string | undefined;
  readonly upload: Upload;
  /** Submits the draft, or shows what is missing. */
  readonly send: () => void;
}

/** The state of the upload form. `onIncomplete` is called as soon as the fields show what is missing. */
export function useUploadForm(onIncomplete: () => void): UploadFormState {
  const { t } = useTranslation("upload");
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<UploadDraft>(EMPTY_DRAFT);
  const [isChecked, setIsChecked] = useState(false);
  const missing = isChecked ? missingFields(draft) : [];
  const upload = useUpload({
    onUploaded: ({ playerName }) => {
      const told = words("upload");
      toast({ title: told("sending.done"), description: told("sending.doneText", { playerName }) });
      setDraft(EMPTY_DRAFT);
      setIsChecked(false);
    },
    onCodeExpired: () => void queryClient.invalidateQueries({ queryKey: verificationCodeQuery.queryKey }),
  });
  const send = () => {
    setIsChecked(true);
    if (isComplete(draft)) return upload.start(draft);
    toast({ title: incompleteText(), variant: "destructive" });
    requestAnimationFrame(onIncomplete);
  };
  return {
    draft,
    setDraft,
    errorOf: (field) => (missing.includes(field) ? t(`form.missing.${field}`) : undefined),
    upload,
    send,
  };
}

export type UploadState =
  | { readonly name: "ready" }
  /** The share uploaded so far, 0 to 1; at 1 the server is checking the photo. */
  | { readonly name: "sending"; readonly share: number }
  /** No response came. The form is still filled in, and the same attempt can be sent again. */
  | { readonly name: "lost" };

interface Upload {
  readonly state: UploadState;
  readonly start: (draft: CompleteDraft) => void;
  readonly cancel: () => void;
}

interface UploadEvents {
  readonly onUploaded: (card: OwnCardView) => void;
  readonly onCodeExpired: () => void;
}

/**
 * One upload at a time, with its progress. The same draft keeps its idempotency key: sending it again after a lost
 * connection doesn't create a second card, whether or not the first attempt arrived.
 */
function useUpload({ onUploaded, onCodeExpired }: UploadEvents): Upload {
  const [state, setState] = useState<UploadState>({ name: "ready" });
  const attempt = useRef<{ draft: CompleteDraft; key: string } | null>(null);
  const abort = useRef<AbortController | null>(null);
  const queryClient = useQueryClient();
  const { mutateAsync } = useUploadCard();

  const succeed = (card: OwnCardView) => {
    setState({ name: "ready" });
    onUploaded(card);
  };
  const fail = (error: unknown) => {
    const isLost = mayBeDone(error) && !isCancelled(error);
    setState(isLost ? { name: "lost" } : { name: "ready" });
    if (isCancelled(error) || isUnauthorized(error)) return;
    if (isRefusedWith(error, "verification_code_expired")) onCodeExpired();
    const t = words("upload");
    const fallback = isLost ? t("sending.lost") : words("card")("pleaseTryAgain");
    const hasCode = queryClient.getQueryData(verificationCodeQuery.queryKey) !== undefined;
    toastFailure(error, { title: hasCode ? t("sending.failed") : t("code.failed"), fallback });
  };

  const start = (draft: CompleteDraft) => {
    const known = attempt.current;
    const sent = known !== null && isStill(known.draft, draft) ? known : { draft, key: newIdempotencyKey() };
    attempt.current = sent;
    abort.current = new AbortController();
    setState({ name: "sending", share: 0 });
    // A callback of `mutate` would not be called once the screen has been left.
    mutateAsync({
      draft: sent.draft,
      idempotencyKey: sent.key,
      signal: abort.current.signal,
      onProgress: (share) => setState({ name: "sending", share }),
    }).then(succeed, fail);
  };

  return { state, start, cancel: () => abort.current?.abort() };
}
