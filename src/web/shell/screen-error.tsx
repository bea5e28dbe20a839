import { useTranslation } from "react-i18next";
import { Button } from "#web/ui/action/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";

/** Shown when a screen crashed, or lost its code in an update, which a reload fixes. */
export function ScreenError() {
  const { t } = useTranslation("ui");
  return (
    <Notice
      tone="danger"
      title={t("screenFailed")}
      action={
        <Button variant="secondary" size="small" onClick={() => location.reload()}>
          {t("reload")}
        </Button>
      }
    >
      {t("checkConnectionAndReload")}
    </Notice>
  );
}
