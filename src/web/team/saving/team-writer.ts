import { createTeam, saveTeamPositions, type TeamView, updateTeam } from "#contract/team.ts";
import { call } from "#web/api/call.ts";
import type { KeptKeys } from "#web/api/idempotency-key.ts";
import { filledSlots, type Placement } from "#web/team/line-up.ts";
import { writesInOrder } from "./writes-in-order.ts";

export interface TeamDraft extends Placement {
  /** Null: the team keeps its name. */
  readonly name: string | null;
}

/** Writes one saved team, and remembers its last version to avoid overwriting changes made elsewhere. */
export interface TeamWriter {
  readonly teamId: number;
  /** The version the next write is based on. */
  version(): number;
  /** The name that the team has on the server. */
  name(): string;
  /** Saves the line-up with its formation. @throws ApiError, such as `team_changed` */
  writeLineUp(draft: Placement, isOverwriting: boolean): Promise<void>;
  /** Saves the name if it changed or should overwrite. @throws ApiError, such as `team_changed` */
  writeName(name: string, isOverwriting: boolean): Promise<void>;
}

/**
 * Creates a team and opens it, once if asked twice. `keys` has the key of an attempt with a lost answer: the same name and
 * formation get that team.
 */
export async function createTeamNamed<Opened>(
  keys: KeptKeys,
  { name, formation }: Pick<TeamView, "name" | "formation">,
  open: (created: TeamView) => Opened,
): Promise<Opened> {
  const body = { name, formation, isActive: false };
  return keys.send(body, async (idempotencyKey) =>
    open(await call(createTeam, { body }, { idempotencyKey })),
  );
}

export function teamWriter(team: TeamView): TeamWriter {
  let known: Pick<TeamView, "name" | "formation" | "version"> = team;
  const params = { id: team.id };
  const write = writesInOrder();
  return {
    teamId: team.id,
    version: () => known.version,
    name: () => known.name,
    async writeLineUp({ formation, lineUp }, isOverwriting) {
      const body = filledSlots(formation, lineUp).map((slot) => ({ ...slot, teamId: team.id }));
      await write({ formation, body, isOverwriting }, () => {
        const query = isOverwriting ? { formation } : { formation, version: known.version };
        return async () => {
          const saved = await call(saveTeamPositions, { params, query, body }, { keepalive: true });
          // A response with only the specification's fields has no version.
          known = { ...known, formation, version: saved.version || known.version };
        };
      });
    },
    async writeName(name, isOverwriting) {
      if (name === known.name && !isOverwriting) return;
      const body = { name, formation: known.formation };
      await write(body, () => {
        const { formation, version } = known;
        return async () => {
          const updated = await call(updateTeam, { params, query: { version }, body }, { keepalive: true });
          known = { name: updated.name || name, formation, version: updated.version || version };
        };
      });
    },
  };
}
