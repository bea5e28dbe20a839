import { useTranslation } from "react-i18next";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type Dispatch, type SetStateAction, useState } from "react";
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
  const code = useQuery(verificationCodeQuery).data?.code ?? "";
  const [draft, setDraft] = useState<UploadDraft>(EMPTY_DRAFT);
  const [isChecked, setIsChecked] = useState(false);
  const missing = isChecked ? missingFields(draft) : [];
  const upload = useUpload({
    onUploaded: ({ playerName }) => {
      toast({ title: t("sending.done"), description: t("sending.doneText", { playerName }) });
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
    errorOf: (field) => (missing.includes(field) ? t(`form.missing.${field}`) : undefined),
    upload,
    send,
  };
}
