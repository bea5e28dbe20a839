import { useTranslation } from "react-i18next";
import { Check, X } from "lucide-react";
import { Panel } from "#web/ui/layout/panel.tsx";

const dos = ["oneCard", "light", "sharp"] as const;

const donts = ["screenshot", "used", "notHeld"] as const;

/** What makes a good photo, and what happens to it. */
export function Guidelines() {
  const { t } = useTranslation("upload");
  return (
    <Panel title={t("guidelines.title")}>
      <div className="grid gap-4 text-sm">
        <ul className="grid gap-2">
          {dos.map((line) => (
            <li key={line} className="flex gap-2.5">
              <Check aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-good-text" />
              <span className="sr-only">{t("guidelines.doIt")} </span>
              {t(`guidelines.${line}`)}
            </li>
          ))}
          {donts.map((line) => (
            <li key={line} className="flex gap-2.5">
              <X aria-hidden="true" className="mt-0.5 size-4.5 flex-none text-danger-text" />
              <span className="sr-only">{t("guidelines.avoid")} </span>
              {t(`guidelines.${line}`)}
            </li>
          ))}
        </ul>
        <p className="text-ink-muted">{t("guidelines.about")}</p>
      </div>
    </Panel>
  );
}
