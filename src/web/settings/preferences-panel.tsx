import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { UserView } from "#contract/account.ts";
import { LANGUAGES } from "#contract/languages.ts";
import { currentLanguage } from "#web/language/words.ts";
import { Link } from "#web/ui/action/link.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";

/** What has its place elsewhere: says what is set now, and where to change it. */
export function PreferencesPanel({ user }: { readonly user: UserView }) {
  const { t } = useTranslation("settings");
  return (
    <Panel title={t("preferences.title")}>
      <dl className="grid gap-4">
        <Line label={t("preferences.language")} hint={t("preferences.languageHint")}>
          {LANGUAGES[currentLanguage()].name}
        </Line>
        <Line label={t("preferences.timeZone")} hint={t("preferences.timeZoneHint")}>
          {user.timeZone?.replaceAll("_", " ") ?? t("preferences.timeZoneUnknown")}
        </Line>
        <Line label={t("preferences.notifications")}>
          <Link
            to="/notifications"
            className="reach font-semibold text-flood-text underline underline-offset-4"
          >
            {t("preferences.notificationsLink")}
          </Link>
        </Line>
      </dl>
    </Panel>
  );
}

interface LineProps {
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

function Line({ label, hint, children }: LineProps) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-sm font-semibold">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
      {hint !== undefined && <dd className="text-sm text-ink-muted">{hint}</dd>}
    </div>
  );
}
