import * as contract from "#contract/competition/notification.ts";
import { accepted } from "#game/outcome.ts";
import type { Deps } from "../deps.ts";
import type { Mount } from "../http/mount.ts";
import { countUnread, loadNotifications, markRead } from "./store.ts";

export function mountNotifications(mount: Mount, { db, clock }: Deps): void {
  mount(contract.listNotifications, async ({ viewer, query }) =>
    accepted(await loadNotifications(db, viewer.id, query.cursor ?? null)),
  );
  mount(contract.countUnread, async ({ viewer }) => accepted({ unread: await countUnread(db, viewer.id) }));
  mount(contract.readNotifications, async ({ viewer, body }) => {
    await markRead(db, viewer.id, body.upTo, new Date(clock.now()));
    return accepted({ ok: true as const });
  });
}
