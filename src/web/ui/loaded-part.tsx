import {
  type ComponentType,
  type ReactNode,
  createElement,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { toast } from "#web/ui/feedback/toast-store.ts";

export interface LoadedPartProps<Props extends object> {
  readonly isWanted: boolean;
  /** Fetches the code; the same function at each render. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
  /** What stands here until the code is there. */
  readonly fallback?: ReactNode;
  /** Takes the wish back, so that it can be had again. */
  readonly onFailure?: () => void;
}

/**
 * A part of the page whose code is fetched when it is first wanted. Where it cannot be fetched, because the line is gone
 * or an update has taken its place, a toast says so and the page stays as it is.
 */
export function LoadedPart<Props extends object>(part: LoadedPartProps<Props>) {
  const { isWanted, load, props, fallback = null, onFailure } = part;
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
  const tellFailure = useEffectEvent(() => {
    toast({
      title: "This could not be loaded",
      description: "Check your connection, or load the page again.",
      variant: "destructive",
    });
    onFailure?.();
  });
  const isDue = isWanted && Loaded === null;
  useEffect(() => {
    if (!isDue) return undefined;
    let isLeft = false;
    const finish = (then: () => void) => {
      if (!isLeft) then();
    };
    load().then(
      (found) => finish(() => setLoaded(() => found)),
      () => finish(tellFailure),
    );
    return () => {
      isLeft = true;
    };
  }, [isDue, load]);
  return Loaded === null ? fallback : createElement(Loaded, props);
}
