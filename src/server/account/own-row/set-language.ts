import type { Language } from "#contract/languages.ts";
import type { Deps } from "#server/deps.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import { updateOwnRow } from "./own-row.ts";

/** Stores the viewer's language, for their other devices and for messages from Panna. */
export const setLanguage = (deps: Deps, viewer: Viewer, language: Language) =>
  updateOwnRow(deps, viewer, { language });
