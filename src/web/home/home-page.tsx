import { Logo } from "#web/ui/brand/logo.tsx";
import { FullScreenSpinner } from "#web/ui/feedback/full-screen-spinner.tsx";
import { barClass, barRowClass, mainClass } from "#web/shell/frame-classes.ts";
import { DashboardHead } from "./dashboard-head.tsx";

const NO_BREAK_SPACE = "\u00A0";

/**
 * The home screen in the page that the server sends to signed-in users, before the code has loaded: its header, which
 * stays, and the spinner over it (spec §2).
 */
export function HomePage() {
  return (
    <>
      <header className={barClass}>
        {/* As high as the navigation will be. */}
        <div className={`${barRowClass} min-h-15 md:min-h-26 md:content-start`}>
          <span className="flex min-h-11 items-center">
            <Logo />
          </span>
        </div>
      </header>
      <main className={mainClass}>
        <DashboardHead name={NO_BREAK_SPACE} />
      </main>
      <div className="pointer-events-none fixed inset-0">
        <FullScreenSpinner />
      </div>
    </>
  );
}
