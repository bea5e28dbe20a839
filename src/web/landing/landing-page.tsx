import { Logo } from "#web/ui/brand/logo.tsx";
import { CardFan } from "./card-fan.tsx";
import { Floodlight } from "./floodlight.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { Stadium } from "./stadium.tsx";

const DESCRIPTION =
  "Panna is five-a-side fantasy football with the trading cards you own: put five on the pitch and score from what the real players do.";

export interface LandingPageProps {
  /** The styles of the page, which stand in it so that the first paint waits for no second request. */
  readonly styles: string;
  /** Applies a stored theme, and remembers which link was followed; it stands in the page for the same reason. */
  readonly script: string;
  /** The icon as a data URL: a request would weigh more than it does. */
  readonly icon: string;
}

function Head({ styles, script, icon }: LandingPageProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover" />
      <title>Panna: your cards play tonight</title>
      <meta name="description" content={DESCRIPTION} />
      <meta name="color-scheme" content="dark light" />
      <meta name="theme-color" content="#06120c" media="(prefers-color-scheme:dark)" />
      <meta name="theme-color" content="#efecdc" media="(prefers-color-scheme:light)" />
      <link rel="icon" href={icon} type="image/svg+xml" />
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </head>
  );
}

/**
 * What a visitor without a session sees (spec §1 and §2): prerendered whole, without React in the browser.
 * The stadium stands on the lower edge of the hero and so comes last in it: a page painted while it still arrives must
 * not move.
 */
export function LandingPage(props: LandingPageProps) {
  return (
    <html lang="en">
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
                  Your cards <span>play tonight</span>
                </h1>
                <p>
                  Five-a-side fantasy football with the trading cards you own. Put five on the pitch, and
                  score from what the real players do.
                </p>
                <p className="hero-actions">
                  <a href="/api/login" data-account="sign-up" className="call">
                    Start Playing Now
                  </a>
                  <a href="/api/login" data-account="sign-in" className="call call-quiet">
                    Sign In
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
          <p>A panna is a nutmeg: the ball through the legs, and on goes the game.</p>
        </footer>
      </body>
    </html>
  );
}
