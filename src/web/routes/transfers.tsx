import { ArrowLeftRight } from "lucide-react";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { useUserOrNull } from "../account/user-context.tsx";
import { ScreenToCome } from "../shell/screen-to-come.tsx";

/** Transfers (spec §2): a visitor is asked to sign in. */
export function TransfersRoute() {
  if (useUserOrNull() === null) return <SignInRequired />;
  return (
    <ScreenToCome
      title="Transfers"
      Icon={ArrowLeftRight}
      description="The squad of your fantasy league will be changed here: starters, bench, captain, wildcard and chips."
      onwards={{ to: "/team-builder", label: "Build a team for the tournament" }}
    />
  );
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
