import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { whenLeft } from "./use-log-out.tsx";

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});

afterEach(() => vi.unstubAllGlobals());

/** The browser is about to leave the page. @param isUnsaved whether it asks first, because of an unsaved team */
function beginToLeave(isUnsaved: boolean): void {
  const event = new Event("beforeunload", { cancelable: true });
  if (isUnsaved) event.preventDefault();
  page.dispatchEvent(event);
}

describe("what follows from leaving the page to log out", () => {
  test.each([
    { answer: "isn't asked", isUnsaved: false },
    { answer: "is asked, and leaves", isUnsaved: true },
  ])("happens as it's left by a user who $answer", ({ isUnsaved }) => {
    const signedOut = vi.fn();
    whenLeft(signedOut);
    beginToLeave(isUnsaved);
    expect(signedOut).not.toHaveBeenCalled();
    page.dispatchEvent(new Event("pagehide"));
    expect(signedOut).toHaveBeenCalledOnce();
  });

  test("doesn't happen when a user who stayed closes the page later", () => {
    const signedOut = vi.fn();
    whenLeft(signedOut);
    beginToLeave(true);
    page.dispatchEvent(new Event("pointerdown"));
    page.dispatchEvent(new Event("pagehide"));
    expect(signedOut).not.toHaveBeenCalled();
  });
});
