import { Trans, useTranslation } from "react-i18next";
import { LANGUAGE_CODES, LANGUAGES } from "#contract/languages.ts";
import { Logo } from "#web/ui/brand/logo.tsx";
import { CardFan } from "./card-fan.tsx";
import { Floodlight } from "./floodlight.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Stadium } from "./stadium.tsx";

export interface LandingPageProps {
  /** The styles, inlined so the first paint needs no second request. */
  readonly styles: string;
  /** Applies a stored theme, loads the fonts, and remembers which link was followed; inlined for the same reason. */
  readonly script: string;
  /** The icon as a data URL, which weighs less than a request. */
  readonly icon: string;
}

function Head({ styles, script, icon }: LandingPageProps) {
  const { t } = useTranslation("landing");
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
      <title>{t("title")}</title>
      <meta name="description" content={t("description")} />
      <meta name="color-scheme" content="dark light" />
      <meta name="theme-color" content="#06120c" media="(prefers-color-scheme:dark)" />
      <meta name="theme-color" content="#efecdc" media="(prefers-color-scheme:light)" />
      {LANGUAGE_CODES.map((code) => (
        <link key={code} rel="alternate" hrefLang={code} href={`/?lang=${code}`} />
      ))}
      <link rel="icon" href={icon} type="image/svg+xml" />
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </head>
  );
}

/**
 * The page for visitors without a session (spec §1 and §2): fully prerendered, without React in the browser. The
 * stadium is last in the hero and aligned to its bottom edge, so a page painted while loading doesn't move.
 */
export function LandingPage(props: LandingPageProps) {
  const { t, i18n } = useTranslation(["landing", "ui"]);
  return (
    <html lang={i18n.language}>
      <Head {...props} />
      <body>
        <main>
          <section className="hero">
            <Floodlight side="left" />
            <Floodlight side="right" />
            <div className="hero-inside">
              <Logo />
              <div className="hero-words">
                <h1>
                  <Trans t={t} i18nKey="headline" components={{ line: <span /> }} />
                </h1>
                <p>{t("promise")}</p>
                <p className="hero-actions">
                  <a href="/api/login" data-account="sign-up" className="call">
                    {t("start")}
                  </a>
                  <a href="/api/login" data-account="sign-in" className="call call-quiet">
                    {t("ui:signIn")}
                  </a>
                </p>
              </div>
              <CardFan />
            </div>
            <Stadium />
          </section>
          <HowItWorks />
        </main>
        <footer>
          <p>{t("panna")}</p>
          <Languages />
        </footer>
      </body>
    </html>
  );
}

/** The same page in the other languages. */
function Languages() {
  const { t, i18n } = useTranslation("app");
  return (
    <nav aria-label={t("language")}>
      <p>
        {LANGUAGE_CODES.map((code) => (
          <a
            key={code}
            lang={code}
            href={`/?lang=${code}`}
            aria-current={code === i18n.language ? "true" : undefined}
          >
            {LANGUAGES[code].name}
          </a>
        ))}
      </p>
    </nav>
  );
}
