import type { MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { loginHere } from "#web/account/login-here.ts";
import { useUserOrNull } from "#web/account/user-context.tsx";
import { TransfersScreen } from "#web/fantasy/transfers-screen.tsx";

/** Transfers (spec §2); asks visitors to sign in. */
export function TransfersRoute() {
  return useUserOrNull() === null ? <SignInRequired /> : <TransfersScreen />;
}

function SignInRequired() {
  const { t } = useTranslation("fantasy");
  return (
    <div className="w-full max-w-md">
      <h1 className="sr-only">{t("screen.title")}</h1>
      <Panel title={t("signIn.title")}>
        <div className="grid gap-4">
          <p className="text-ink-muted">{t("signIn.description")}</p>
          <a href="/api/login" onClick={signInHere} className={buttonClass({ isBlock: true })}>
            {t("signIn.action")}
          </a>
        </div>
      </Panel>
    </div>
  );
}

/** The specification names the link's address; a click adds where to come back to. */
function signInHere(event: MouseEvent): void {
  event.preventDefault();
  location.assign(loginHere());
}
