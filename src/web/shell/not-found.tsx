import { SearchX } from "lucide-react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/action/button-class.ts";

export interface NotFoundProps {
  /** For a visitor at an address that needs a user: the address to sign in. */
  readonly login?: string | undefined;
}

/** The screen for unknown addresses, and for visitors at nearly every address (spec §2). */
export function NotFound({ login }: NotFoundProps) {
  const { t } = useTranslation("ui");
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <SearchX aria-hidden="true" className="size-14 text-flood-text" />
      <h1 className="type-title">{t("notFound.title")}</h1>
      <p className="text-ink-muted">{t("notFound.description")}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {login !== undefined && (
          <a href={login} className={buttonClass()}>
            {t("notFound.signIn")}
          </a>
        )}
        <a href="/" className={buttonClass({ variant: login === undefined ? "primary" : "secondary" })}>
          {t("notFound.home")}
        </a>
      </div>
    </div>
  );
}
