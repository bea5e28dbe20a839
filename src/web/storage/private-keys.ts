import { tabStorage, visitStorage } from "./browser-storage.ts";

/** A tab's team that isn't on the server yet. */
export const NEW_TEAM_DRAFT = "panna.new-team";

/** Changes of saved teams that the server doesn't have yet. */
export const UNSENT_TEAMS = "panna.unsent-teams";

/** Deletes what the browser stores of its user: call it when the user signs out. */
export function dropPrivateKeys(): void {
  tabStorage.drop(NEW_TEAM_DRAFT);
  visitStorage.drop(UNSENT_TEAMS);
}
