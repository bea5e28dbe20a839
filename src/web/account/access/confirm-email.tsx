import { useTranslation } from "react-i18next";
import { isRefusedWith, userMessageOf } from "#web/api/api-error.ts";
import { Button } from "#web/ui/action/button.tsx";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Link } from "#web/ui/action/link.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { takeLostFocus } from "#web/ui/take-lost-focus.ts";
import { useConfirmEmail } from "./access-queries.ts";

/** Confirms the signed-in user's address with the token from a mail. */
export function ConfirmEmail({ token }: { readonly token: string }) {
  const { t } = useTranslation(["access", "ui"]);
  const confirm = useConfirmEmail();
  const { error } = confirm;
  // After any other failure, such as a lost connection, the link still works.
  const isOver =
    confirm.isSuccess || isRefusedWith(error, "link_expired") || isRefusedWith(error, "email_taken");
  return (
    <Panel>
      <div className="grid gap-4">
        {confirm.isSuccess && (
          <Notice ref={takeLostFocus} tone="good" title={t("confirm.doneTitle")}>
            <span className="wrap-anywhere">{t("confirm.done", { email: confirm.data.email })}</span>
          </Notice>
        )}
        {confirm.isError && (
          <Notice ref={isOver ? takeLostFocus : undefined} tone="danger" title={t("confirm.failed")}>
            {userMessageOf(error) ?? t("ui:checkConnection")}
          </Notice>
        )}
        {isOver ? (
          <Link
            to={confirm.isSuccess ? "/" : "/settings"}
            className={buttonClass({ size: "large", isBlock: true })}
          >
            {t(confirm.isSuccess ? "confirm.goOn" : "reset.again")}
          </Link>
        ) : (
          <Button
            size="large"
            isBlock
            isPending={confirm.isPending}
            pendingLabel={t("confirm.confirming")}
            onClick={() => confirm.mutate(token)}
          >
            {t("confirm.submit")}
          </Button>
        )}
      </div>
    </Panel>
  );
}
