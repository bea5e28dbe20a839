import * as contract from "#contract/notification/notification.ts";
import { getPush, subscribePush, unsubscribePush } from "#contract/notification/push.ts";
import { accepted } from "#game/outcome.ts";
import { sessionToken } from "#server/account/session-cookie.ts";
import type { Deps } from "#server/deps.ts";
import type { Mount } from "#server/platform/http/mount.ts";
import {
  dropSubscription,
  keepSubscription,
  loadEndpoints,
} from "#server/notification/push/keep-subscription.ts";
import { vapidKeys } from "#server/notification/push/vapid-keys.ts";
import { loadSwitchedOff, setSwitch } from "./switches.ts";
import { countUnread, loadNotifications, markRead } from "./store.ts";

export function mountNotifications(mount: Mount, deps: Deps): void {
  const { db, clock, config } = deps;
  mount(contract.listNotifications, async ({ viewer, query }) =>
    accepted(await loadNotifications(db, viewer.id, query.cursor ?? null)),
  );
  mount(contract.countUnread, async ({ viewer }) => accepted({ unread: await countUnread(db, viewer.id) }));
  mount(contract.readNotifications, async ({ parts, viewer, body }) => {
    await markRead(parts.db, viewer.id, body.upTo, new Date(clock.now()));
    return accepted({ ok: true as const });
  });
  mount(contract.getNotificationSwitches, async ({ viewer }) =>
    accepted({ off: await loadSwitchedOff(db, viewer.id) }),
  );
  mount(contract.setNotificationSwitch, async ({ parts, viewer, body }) => {
    await setSwitch(parts.db, viewer.id, body);
    return accepted({ ok: true as const });
  });
  mount(getPush, async ({ viewer }) => {
    const { publicKey } = vapidKeys(config.secret);
    return accepted({ publicKey, endpoints: await loadEndpoints(db, viewer) });
  });
  mount(subscribePush, ({ parts, viewer, body: { endpoint, keys }, http }) =>
    keepSubscription(parts, viewer, {
      endpoint,
      ...keys,
      sessionToken: sessionToken(http.request.headers.cookie, config) ?? "",
    }),
  );
  mount(unsubscribePush, async ({ parts, viewer, body }) => {
    await dropSubscription(parts.db, viewer, body.endpoint);
    return accepted({ ok: true as const });
  });
}
