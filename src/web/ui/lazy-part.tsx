import {
  Component,
  type ComponentType,
  type ReactNode,
  Suspense,
  createElement,
  lazy,
  startTransition,
  useEffect,
  useLayoutEffect,
  useState,
} from "react";
import { words } from "#web/language/words.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { LostCodeError, fetchCode } from "./lost-code.ts";

export interface LazyPartProps<Props extends object> {
  readonly isWanted: boolean;
  /** Fetches the code; must be the same function on each render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** Shown until the part has been drawn. */
  readonly fallback?: ReactNode;
  /** Should set `isWanted` to false, so the user can try again. */
  readonly onFailure?: () => void;
}

/**
 * A part of the page with code that is fetched when first wanted. If that fails, a toast says so, page and focus don't
 * change, and the next time fetches again.
 */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  const { isWanted, load, props, fallback = null, onFailure } = part;
  const [Part, setPart] = useState(() => lazyFrom(load));
  const [isUsed, setIsUsed] = useState(false);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    // In a transition, nothing on the page changes until the code has loaded.
    if (isWanted) startTransition(() => setIsUsed(true));
  }, [isWanted]);
  const recover = () => {
    setPart(lazyFrom(load));
    setIsUsed(false);
    tellFailure();
    onFailure?.();
  };
  return (
    <>
      {!isShown && fallback}
      <Suspense>
        {isUsed && (
          <LossBoundary onLoss={recover}>
            {createElement(Part, props)}
            <Arrival onArrive={() => setIsShown(true)} />
          </LossBoundary>
        )}
      </Suspense>
    </>
  );
}

function lazyFrom<Props extends object>(load: LazyPartProps<Props>["load"]) {
  return lazy(async () => ({ default: await fetchCode(load) }));
}

function tellFailure(): void {
  const t = words("ui");
  toast({ title: t("loadFailed"), description: t("checkConnectionAndReload"), variant: "destructive" });
}

/** Reports that its siblings have been drawn. */
function Arrival({ onArrive }: { readonly onArrive: () => void }) {
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(onArrive, []);
  return null;
}

interface LossBoundaryProps {
  readonly onLoss: () => void;
  readonly children: ReactNode;
}

interface Broken {
  readonly error: unknown;
}

/** Draws nothing if a part's code couldn't be fetched. Rethrows any other error to the screen. */
class LossBoundary extends Component<LossBoundaryProps, Broken> {
  override state: Broken = { error: null };

  static getDerivedStateFromError(error: unknown): Broken {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof LostCodeError) this.props.onLoss();
  }

  override render() {
    const { error } = this.state;
    if (error === null) return this.props.children;
    if (error instanceof LostCodeError) return null;
    throw error;
  }
}
