import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#web/ui/feedback/toast-store.ts";
import {
  EMPTY_DRAFT,
  incompleteText,
  isComplete,
  type MissingField,
  missingFields,
  type UploadDraft,
} from "./upload-draft.ts";
import { verificationCodeQuery } from "./upload-queries.ts";
import { type Upload, useUpload } from "./use-upload.ts";

const MISSING_TEXT: Readonly<Record<MissingField, string>> = {
  photo: "Choose the photo of your card",
  playerName: "Enter the player's name",
  position: "Choose a position",
  club: "Choose a club",
};

export interface UploadFormState {
  readonly draft: UploadDraft;
  readonly setDraft: (draft: UploadDraft) => void;
  /** What to say at a field, once the form was sent incomplete. */
  readonly errorOf: (field: MissingField) => string | undefined;
  readonly upload: Upload;
  /** Sends the draft, or says what it lacks. */
  readonly send: () => void;
}

/** The state of the upload form. `onIncomplete` is told once the fields show what is missing. */
export function useUploadForm(onIncomplete: () => void): UploadFormState {
  const queryClient = useQueryClient();
  const code = useQuery(verificationCodeQuery).data?.code ?? "";
  const [draft, setDraft] = useState<UploadDraft>(EMPTY_DRAFT);
  const [isChecked, setIsChecked] = useState(false);
  const missing = isChecked ? missingFields(draft) : [];
  const upload = useUpload({
    onUploaded: ({ playerName }) => {
      toast({ title: "Card uploaded", description: `${playerName} waits for approval.` });
      setDraft(EMPTY_DRAFT);
      setIsChecked(false);
    },
    onCodeExpired: () => void queryClient.invalidateQueries({ queryKey: verificationCodeQuery.queryKey }),
  });
  const send = () => {
    setIsChecked(true);
    if (isComplete(draft)) return upload.start(draft, code);
    toast({ title: incompleteText(), variant: "destructive" });
    requestAnimationFrame(onIncomplete);
  };
  return {
    draft,
    setDraft,
    errorOf: (field) => (missing.includes(field) ? MISSING_TEXT[field] : undefined),
    upload,
    send,
  };
}
