import type { ReactNode } from "react";
import { Trans, useTranslation } from "react-i18next";

export interface DashboardHeadProps {
  /** The user's name, or a space of the same height while unknown. */
  readonly name: string;
  /** The next thing to do. */
  readonly children?: ReactNode;
}

/** The welcome above the dashboard (spec §2), also prerendered into the page. */
export function DashboardHead({ name, children }: DashboardHeadProps) {
  const { t } = useTranslation("home");
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="grid gap-1">
        <h1 className="type-title wrap-anywhere">
          <Trans
            t={t}
            i18nKey="welcome"
            values={{ name }}
            components={{ name: <span className="max-sm:block" /> }}
          />
        </h1>
        <p className="text-ink-muted">{t("description")}</p>
      </div>
      {children}
    </header>
  );
}
