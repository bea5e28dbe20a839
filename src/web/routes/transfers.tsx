import { buttonClass } from "#web/ui/action/button-class.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { useUserOrNull } from "#web/account/user-context.tsx";
import { TransfersScreen } from "#web/fantasy/transfers-screen.tsx";

/** Transfers (spec §2): a visitor is asked to sign in. */
export function TransfersRoute() {
  return useUserOrNull() === null ? <SignInRequired /> : <TransfersScreen />;
}

function SignInRequired() {
  return (
    <div className="w-full max-w-md">
      <h1 className="sr-only">Transfers</h1>
      <Panel title="Sign In Required">
        <div className="grid gap-4">
          <p className="text-ink-muted">Sign in to manage your fantasy squad.</p>
          <a href="/api/login" className={buttonClass({ isBlock: true })}>
            Sign In
          </a>
        </div>
      </Panel>
    </div>
  );
}
