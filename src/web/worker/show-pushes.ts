import type { PushMessage } from "#contract/notification/push.ts";

declare const self: ServiceWorkerGlobalScope;

/** Shows what the server pushes, and opens its page when it's tapped. */
export function showPushes(): void {
  self.addEventListener("push", (event) => {
    if (event.data === null) return;
    const { title, body, url, tag } = event.data.json() as PushMessage;
    const shown = { body, tag, icon: "/icon-192.png", data: { url } };
    event.waitUntil(self.registration.showNotification(title, shown));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const { url } = event.notification.data as Pick<PushMessage, "url">;
    event.waitUntil(openPage(new URL(url, self.location.origin).href));
  });
}

/** Opens the page in a tab with the site, else in a new one. */
async function openPage(url: string): Promise<void> {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (open === undefined) {
    await self.clients.openWindow(url);
    return;
  }
  await open.focus();
  await open.navigate(url);
}
