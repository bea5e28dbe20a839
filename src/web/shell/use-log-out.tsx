import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { LOGOUT_PATH } from "#contract/account/logout-path.ts";
import { tellSignedOut } from "#web/account/device-user.ts";
import { countUnsentCards } from "#web/card/shoebox/unsent-mark.ts";
import { forgetDevice } from "#web/offline/forget-device.ts";
import { dropPrivateKeys } from "#web/storage/private-keys.ts";
import { loadWords } from "#web/language/words.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";

const loadQuestion = async () => {
  const [{ SignOutQuestion }] = await Promise.all([
    import("#web/card/shoebox/sign-out-question.tsx"),
    loadWords(["upload"]),
  ]);
  return SignOutQuestion;
};

/** Logout, which opens the logout path (spec §2). Asks first if photos of cards aren't sent. */
export function useLogOut(userId: string): { readonly logOut: () => void; readonly question: ReactNode } {
  const queryClient = useQueryClient();
  const [count, setCount] = useState(0);
  const leave = async () => {
    await forgetDevice({ isSignOutAsked: true });
    // The page is left only when the server has answered: other tabs that open "/" sooner would still be signed in. And a
    // user who stays after all keeps what isn't sent.
    whenLeft(() => {
      queryClient.clear();
      dropPrivateKeys();
      tellSignedOut();
    });
    location.assign(LOGOUT_PATH);
  };
  const askOrLeave = async () => {
    const unsent = await countUnsentCards(userId);
    if (unsent === 0) await leave();
    else setCount(unsent);
  };
  const stay = () => setCount(0);
  return {
    logOut: () => void askOrLeave(),
    question: (
      <LazyPart
        isWanted={count > 0}
        load={loadQuestion}
        props={{ isOpen: count > 0, userId, count, onCancel: stay, onSignOut: () => void leave() }}
        onFailure={stay}
      />
    ),
  };
}

/** Calls back as the page is left, unless the user stays when the browser asks whether to leave an unsaved team. */
export function whenLeft(act: () => void): void {
  const stay = new AbortController();
  const { signal } = stay;
  addEventListener("pagehide", act, { once: true, signal });
  const watch = (event: BeforeUnloadEvent) => {
    if (!event.defaultPrevented) return;
    // The browser doesn't tell the answer, but who does something here has stayed.
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => stay.abort(), { signal });
  };
  addEventListener("beforeunload", watch, { signal });
}
