import { SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/action/button-class.ts";

/** The screen of an unknown address (spec §2). */
export function NotFound() {
  const { t } = useTranslation("ui");
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <SearchX aria-hidden="true" className="size-14 text-flood-text" />
      <h1 className="type-title">{t("notFound.title")}</h1>
      <p className="text-ink-muted">{t("notFound.description")}</p>
      <a href="/" className={buttonClass()}>
        {t("notFound.home")}
      </a>
    </div>
  );
}
