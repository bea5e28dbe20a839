import { useTranslation } from "react-i18next";
import type { AdminUserView } from "#contract/account/user-admin.ts";
import { userMessageOf } from "#web/api/api-error.ts";
import { SendLink } from "#web/share/send-link.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { useResetLink } from "./user-queries.ts";

export interface ResetLinkDialogProps {
  readonly user: AdminUserView;
  readonly onClose: () => void;
}

/** Makes a link for a new password, and shows it to be passed on. Open while mounted. */
export function ResetLinkDialog({ user, onClose }: ResetLinkDialogProps) {
  const { t } = useTranslation(["admin", "ui"]);
  const made = useResetLink();
  const title = t("users.resetTitle", { name: user.name });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      description={t("users.resetText")}
      footer={
        made.isSuccess ? (
          <SendLink link={made.data.link} title={title} />
        ) : (
          <>
            <Button variant="secondary" onClick={onClose}>
              {t("ui:cancel")}
            </Button>
            <Button
              isPending={made.isPending}
              pendingLabel={t("users.resetMaking")}
              onClick={() => made.mutate(user.id)}
            >
              {t("users.resetMake")}
            </Button>
          </>
        )
      }
    >
      {made.isError && (
        <Notice tone="danger" title={t("users.resetFailed")}>
          {userMessageOf(made.error) ?? t("ui:checkConnection")}
        </Notice>
      )}
      {made.isSuccess && (
        <TextField
          label={t("users.resetLabel")}
          readOnly
          value={made.data.link}
          onFocus={({ target }) => target.select()}
        />
      )}
    </Dialog>
  );
}
