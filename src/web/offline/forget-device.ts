/**
 * Deletes what this device stores of its user, when the session ends. Never throws.
 *
 * @param isSignOutAsked true: the page opens the logout path next, and the worker repeats it until the server knows
 */
export async function forgetDevice({ isSignOutAsked = false } = {}): Promise<void> {
  if (!("indexedDB" in globalThis)) return;
  try {
    const { forgetOwner } = await import("./offline-store.ts");
    await forgetOwner({ isSignOutAsked });
  } catch {
    // Its code couldn't be fetched, so nothing has been stored since this page was opened.
  }
}
