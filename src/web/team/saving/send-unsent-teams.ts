import type { QueryClient } from "@tanstack/react-query";
import type { TeamView } from "#contract/team.ts";
import { cardsQuery } from "#web/card/card-queries.ts";
import { words } from "#web/language/words.ts";
import { storeDraft } from "#web/team/builder/new-team-draft.ts";
import { NEW_TEAM } from "#web/team/builder/builder-state.ts";
import { forgetTeams, teamsQuery } from "#web/team/team-queries.ts";
import { toast } from "#web/ui/feedback/toast-store.ts";
import { savingTeam } from "./open-team.ts";
import { isWorthRetrying, savePart } from "./save-failure.ts";
import { type TeamDraft, teamWriter } from "./team-writer.ts";
import { dropUnsent, toDraft, type UnsentTeam, unsentTeams } from "./unsent-teams.ts";

/** What's being sent, by user: asked again before it's done, as when the line is back for good, nothing is sent twice. */
const sending = new Map<string, Promise<void>>();

/**
 * Sends what a user changed in teams while the server couldn't be reached. What an open builder still tries to save is
 * left to it. A team that has changed elsewhere keeps its unsent change, and the builder asks which one counts.
 */
export function sendUnsentTeams(client: QueryClient, userId: string): Promise<void> {
  const running = sending.get(userId) ?? sendAll(client, userId).finally(() => sending.delete(userId));
  sending.set(userId, running);
  return running;
}

async function sendAll(client: QueryClient, userId: string): Promise<void> {
  const due = unsentTeams(userId).filter(({ teamId }) => savingTeam(teamId) === null);
  if (due.length === 0) return;
  const cards = await client.fetchQuery(cardsQuery);
  const teams = await client.fetchQuery({ ...teamsQuery, staleTime: 0 });
  for (const unsent of due) {
    const team = teams.find(({ id }) => id === unsent.teamId);
    const draft = toDraft(unsent, cards);
    if (team) await send(userId, { team, unsent, draft });
    else offerAsNew(userId, { unsent, draft });
  }
  await forgetTeams(client);
}

interface Sending {
  readonly team: TeamView;
  readonly unsent: UnsentTeam;
  readonly draft: TeamDraft;
}

async function send(userId: string, { team, unsent, draft }: Sending): Promise<void> {
  const writer = teamWriter({ ...team, version: unsent.version });
  const t = words("offline");
  const name = draft.name ?? team.name;
  try {
    await savePart("positions", () => writer.writeLineUp(draft, false));
    await savePart("team", () => writer.writeName(name, false));
  } catch (error) {
    // The line is gone again, or the server is busy: the next time it's back.
    if (isWorthRetrying(error)) return;
    toast({ title: t("unsent.refusedTitle"), description: t("unsent.refused", { name: team.name }) });
    return;
  }
  // What the builder has changed since is still to be sent.
  if (isStored(userId, unsent)) dropUnsent(userId, team.id);
  toast({ title: t("unsent.sentTitle"), description: t("unsent.sent", { name }) });
}

function isStored(userId: string, unsent: UnsentTeam): boolean {
  const stored = unsentTeams(userId).find(({ teamId }) => teamId === unsent.teamId);
  return JSON.stringify(stored) === JSON.stringify(unsent);
}

/** Somebody deleted the team elsewhere: the change becomes the builder's new team. */
function offerAsNew(userId: string, { unsent, draft }: Omit<Sending, "team">): void {
  storeDraft(userId, { ...NEW_TEAM, ...draft, name: draft.name ?? "" });
  dropUnsent(userId, unsent.teamId);
}
