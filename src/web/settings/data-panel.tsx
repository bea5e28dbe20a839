import { Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { EXPORT_PATH } from "#contract/account.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Panel } from "#web/ui/layout/panel.tsx";

/** Downloads all of the user's data. */
export function DataPanel() {
  const { t } = useTranslation("settings");
  return (
    <Panel title={t("data.title")} description={t("data.description")}>
      <a href={EXPORT_PATH} download className={buttonClass({ variant: "secondary" })}>
        <Download aria-hidden="true" />
        {t("data.download")}
      </a>
    </Panel>
  );
}
