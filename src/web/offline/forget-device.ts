/** Deletes what this device stores of its user, when the session ends. Never throws. */
export async function forgetDevice(): Promise<void> {
  if (!("indexedDB" in globalThis)) return;
  try {
    const { forgetOwner } = await import("./offline-store.ts");
    await forgetOwner();
  } catch {
    // Its code couldn't be fetched, so nothing has been stored since this page was opened.
  }
}
