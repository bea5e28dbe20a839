/**
 * Deletes what this device stores of its user, when the session ends. Never throws.
 *
 * @param isSignOutDue true: the user is about to sign out, and the worker repeats it until the server knows
 */
export async function forgetDevice({ isSignOutDue = false } = {}): Promise<void> {
  if (!("indexedDB" in globalThis)) return;
  try {
    const { forgetOwner } = await import("./offline-store.ts");
    await forgetOwner({ isSignOutDue: isSignOutDue && (await hasWorker()) });
  } catch {
    // Its code couldn't be fetched, so nothing has been stored since this page was opened.
  }
}

/** Without a worker nobody would deliver the sign-out, and a later worker would end another session with it. */
async function hasWorker(): Promise<boolean> {
  if (!("serviceWorker" in navigator)) return false;
  const registration = await navigator.serviceWorker.getRegistration();
  return Boolean(registration?.active);
}
