import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { updateOwnRow } from "./own-row.ts";

/** Stores the time zone of the viewer's last device, so Panna is silent at night. */
export const setTimeZone = (deps: Deps, viewer: Viewer, timeZone: string) =>
  updateOwnRow(deps, viewer, { timeZone });
