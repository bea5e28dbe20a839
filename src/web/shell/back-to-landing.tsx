import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { forgetDevice } from "#web/offline/forget-device.ts";
import { tabStorage } from "#web/storage/browser-storage.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";

/** The session storage key that marks that we requested the landing page. */
const ASKED = "panna-asked-for-landing";

/**
 * Loads the landing page from the server for a visitor at "/" inside the app (the session has ended). If the server
 * sends the app again, or the browser can't store that we tried, offers to sign in instead of reloading forever.
 */
export function BackToLanding() {
  const { t } = useTranslation("ui");
  useEffect(() => {
    if (tabStorage.read(ASKED) !== null || !tabStorage.keep(ASKED, "yes")) return;
    // As long as the device knows a user, its service worker answers with the app.
    void forgetDevice().then(() => location.replace("/"));
  }, []);
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <h1 className="type-title">Panna</h1>
      <p className="text-ink-muted">{t("visitor")}</p>
      <a href="/api/login" className={buttonClass()}>
        {t("signIn")}
      </a>
    </div>
  );
}
