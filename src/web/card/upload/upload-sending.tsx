import { useTranslation } from "react-i18next";
import { Upload, X } from "lucide-react";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Progress } from "#web/ui/feedback/progress.tsx";
import type { UploadState } from "./use-upload.ts";

export interface UploadSendingProps {
  readonly state: UploadState;
  readonly onCancel: () => void;
  readonly onRetry: () => void;
}

/** The foot of the upload form: the button, the progress with Cancel, or Try again after a lost connection. */
export function UploadSending({ state, onCancel, onRetry }: UploadSendingProps) {
  const { t } = useTranslation(["upload", "ui"]);
  if (state.name === "sending") {
    const isSent = state.share >= 1;
    return (
      <div className="flex items-end gap-4">
        <div className="flex-1 pb-3">
          <Progress
            label={isSent ? t("sending.checking") : t("sending.uploading")}
            value={isSent ? null : 100 * state.share}
          />
        </div>
        <Button variant="secondary" icon={<X aria-hidden="true" />} onClick={onCancel}>
          {t("ui:cancel")}
        </Button>
      </div>
    );
  }
  if (state.name === "lost") {
    return (
      <Notice
        tone="danger"
        title={t("sending.lost")}
        action={
          <Button size="small" onClick={onRetry}>
            {t("ui:tryAgain")}
          </Button>
        }
      >
        {t("sending.lostText")}
      </Notice>
    );
  }
  return (
    <Button type="submit" size="large" isBlock icon={<Upload aria-hidden="true" />}>
      {t("form.send")}
    </Button>
  );
}
