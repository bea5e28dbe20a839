import type { TeamView } from "#contract/team.ts";
import { createTeam, saveTeamPositions, updateTeam } from "#contract/team.ts";
import { call } from "../api/call.ts";
import { filledSlots, type LineUp } from "./line-up.ts";

export interface TeamDraft {
  readonly name: string;
  readonly formation: string;
  readonly lineUp: LineUp;
}

/** Writes one saved team. It remembers the version it last saw, so that nobody's change is overwritten unseen. */
export interface TeamWriter {
  readonly teamId: number;
  /** Saves the line-up, and first the formation where that changed. @throws ApiError `team_changed` */
  writeLineUp(draft: Omit<TeamDraft, "name">, isOverwriting: boolean): Promise<void>;
  /** Saves the name and formation alone. */
  writeName(draft: Omit<TeamDraft, "lineUp">): Promise<void>;
}

export async function createTeamNamed({ name, formation }: Omit<TeamDraft, "lineUp">): Promise<TeamView> {
  return call(createTeam, { body: { name, formation, isActive: false } });
}

export function teamWriter(team: TeamView): TeamWriter {
  let known: Pick<TeamView, "name" | "formation" | "version"> = team;
  const params = { id: team.id };

  async function writeName({ name, formation }: Omit<TeamDraft, "lineUp">): Promise<void> {
    const query = { version: known.version };
    known = await call(updateTeam, { params, query, body: { name, formation } }, { keepalive: true });
  }

  async function writeLineUp(draft: Omit<TeamDraft, "name">, isOverwriting: boolean): Promise<void> {
    // Slots are those of the team's formation, so the server must know it before them.
    if (draft.formation !== known.formation) await writeName({ ...draft, name: known.name });
    const body = filledSlots(draft.formation, draft.lineUp).map((slot) => ({ ...slot, teamId: team.id }));
    const query = isOverwriting ? {} : { version: known.version };
    const { version } = await call(saveTeamPositions, { params, query, body }, { keepalive: true });
    known = { ...known, version };
  }

  return { teamId: team.id, writeLineUp, writeName };
}
