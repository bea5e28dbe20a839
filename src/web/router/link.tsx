import type { ComponentProps, MouseEvent } from "react";
import { type Target, hrefOf } from "./address.ts";
import { useRouter } from "./router-context.ts";

export type LinkProps = Target &
  Omit<ComponentProps<"a">, "href" | "target"> & {
    /** False: the screen's code is not fetched before the link is followed. */
    readonly preload?: boolean;
  };

/** A link to a screen of the app. Pointed at or focused, it has the screen's code fetched. */
export function Link({ to, params, search, preload = true, onClick, children, ...rest }: LinkProps) {
  const router = useRouter();
  const target = { to, params, search } as Target;
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    void router.go(target);
  };
  const fetchAhead = preload ? () => router.preload(to) : undefined;
  return (
    <a {...rest} href={hrefOf(target)} onClick={follow} onPointerEnter={fetchAhead} onFocus={fetchAhead}>
      {children}
    </a>
  );
}

/** A press that asks for the screen here, and not in another tab or as a file. */
function isPlain({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
