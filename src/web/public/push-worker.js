// Shows what the server pushes and opens its page. It handles no fetches, so it caches nothing.
self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { url } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(openPage(new URL(event.notification.data.url, self.location.origin).href));
});

/** Opens the page in a tab with the site, else in a new one. */
async function openPage(url) {
  const [open] = await self.clients.matchAll({ type: "window" });
  if (open === undefined) return self.clients.openWindow(url);
  await open.focus();
  return open.navigate(url);
}
