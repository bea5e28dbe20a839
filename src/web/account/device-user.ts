import { hashKey, type QueryClient } from "@tanstack/react-query";
import type { UserView } from "#contract/account.ts";
import { ageOf } from "#web/offline/answer-or-stored.ts";
import { forgetDevice } from "#web/offline/forget-device.ts";
import { dropPrivateKeys } from "#web/storage/private-keys.ts";
import { currentUserQuery } from "./account-queries.ts";

const NAME = "panna-user";
const USER_HASH = hashKey(currentUserQuery.queryKey);

/** Each message is the id of the browser's user from now on; null: signed out. */
let tabs: BroadcastChannel | null = null;

/** Whether this page's user has signed out, or isn't the browser's any longer. */
let isOver = false;

/**
 * Call as the page is left, once the session has ended: a tab that asks before would still get the user. The browser may
 * keep the page for Back: from now on it shows nothing.
 */
export function tellSignedOut(): void {
  isOver = true;
  hide();
  tell(null);
}

function hide(): void {
  document.documentElement.hidden = true;
}

function tell(userId: string | null): void {
  // A channel only reaches this origin and takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  tabs?.postMessage(userId);
}

/**
 * All tabs share one session: without this, a tab of the last user would act as the next one. A tab whose user has
 * signed out, or isn't the browser's any longer, drops what it has of them and opens "/"; so does a page that Back brings
 * back. Call before the first read.
 *
 * @returns a function to stop
 */
export function followDeviceUser(client: QueryClient): () => void {
  const channel = new BroadcastChannel(NAME);
  tabs = channel;
  let shownId: string | null = null;
  let isTold = false;
  const startAgain = () => {
    isOver = true;
    // The user may be asked first whether to leave an unsaved team.
    addEventListener("pagehide", hide, { once: true });
    client.clear();
    dropPrivateKeys();
    location.replace("/");
  };
  channel.addEventListener("message", ({ data: userId }: MessageEvent<string | null>) => {
    // The tab that tells has seen to what the device stores.
    if (shownId !== null && userId !== shownId) startAgain();
  });
  const note = (userId: string) => {
    shownId ??= userId;
    if (userId !== shownId) {
      // The worker would open the page of the stored user again.
      void forgetDevice().then(startAgain);
    } else if (!isTold && ageOf(USER_HASH) === null) {
      isTold = true;
      tell(userId);
    }
  };
  const stopHearing = client.getQueryCache().subscribe((event) => {
    if (event.type !== "updated" || event.action.type !== "success") return;
    if (event.query.queryHash !== USER_HASH) return;
    const user = event.query.state.data as UserView | null;
    if (user !== null) note(user.id);
  });
  const lookAgain = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || shownId === null) return;
    if (isOver) startAgain();
    else void client.refetchQueries({ queryKey: currentUserQuery.queryKey });
  };
  addEventListener("pageshow", lookAgain);
  return () => {
    removeEventListener("pageshow", lookAgain);
    stopHearing();
    tabs = null;
    channel.close();
  };
}
