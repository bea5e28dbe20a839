import { Component, type ReactNode } from "react";
import { NotFound } from "#web/shell/not-found.tsx";
import { ScreenError } from "#web/shell/screen-error.tsx";
import { useView } from "./router-context.ts";
import type { View } from "./router.ts";

/** The screen that is open; what went wrong instead of it. */
export function Outlet() {
  const view = useView();
  return (
    <Boundary view={view}>
      <OpenScreen view={view} />
    </Boundary>
  );
}

function OpenScreen({ view: { found, Screen, failure } }: { readonly view: View }) {
  if (found === null) return <NotFound />;
  if (failure !== null) return <ScreenError />;
  return Screen && <Screen />;
}

interface BoundaryProps {
  readonly view: View;
  readonly children: ReactNode;
}

interface Broken {
  readonly error: unknown;
  readonly view: View | null;
}

/** Keeps a screen that breaks from taking the rest with it; another screen begins afresh. */
class Boundary extends Component<BoundaryProps, Broken> {
  override state: Broken = { error: null, view: null };

  static getDerivedStateFromError(error: unknown): Partial<Broken> {
    return { error };
  }

  static getDerivedStateFromProps({ view }: BoundaryProps, state: Broken): Broken {
    return state.view === view ? state : { error: null, view };
  }

  override render() {
    return this.state.error === null ? this.props.children : <ScreenError />;
  }
}
