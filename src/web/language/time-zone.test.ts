import { beforeEach, expect, test, vi } from "vitest";
import { timeText } from "./date-text.ts";
import { deviceTimeZone, followTimeZone, onTimeZoneChange } from "./time-zone.ts";

const KICK_OFF = "2026-11-07T15:00:00Z";

const page = Object.assign(new EventTarget(), { documentElement: { lang: "en" }, visibilityState: "hidden" });

beforeEach(() => {
  vi.stubGlobal("document", page);
  vi.stubEnv("TZ", "Europe/London");
  const stop = followTimeZone();
  comeIntoView("visible");
  return () => {
    vi.unstubAllEnvs();
    // The zone outlives the file, and the next one's times would be in it.
    comeIntoView("visible");
    stop();
    vi.unstubAllGlobals();
  };
});

function comeIntoView(visibilityState: "visible" | "hidden"): void {
  page.visibilityState = visibilityState;
  page.dispatchEvent(new Event("visibilitychange"));
}

test("times follow a device that changes its time zone, once the page is in view again", () => {
  const zones: string[] = [];
  const stop = onTimeZoneChange(() => zones.push(deviceTimeZone()));
  expect(timeText(KICK_OFF)).toBe("15:00");

  vi.stubEnv("TZ", "Asia/Kolkata");
  comeIntoView("hidden");
  expect(zones).toEqual([]);
  comeIntoView("visible");
  comeIntoView("visible");

  expect(zones).toHaveLength(1);
  expect(timeText(KICK_OFF)).toBe("20:30");
  stop();
});
