import type { ResponseOf } from "#contract/endpoint.ts";
import type { enterTournament } from "#contract/tournament.ts";
import { decideEntry, type EntrySlot, type EntryToWrite } from "#game/tournament/decide-entry.ts";
import { tournamentStatusAt } from "#game/tournament/month.ts";
import { pickCode } from "#game/tournament/pick-code.ts";
import type { Viewer } from "#server/platform/http/viewer.ts";
import type { Deps } from "#server/deps.ts";
import { hashOfInput, lockOfKey } from "#server/platform/idempotency/answer-once.ts";
import { isViolationOf } from "#server/platform/db/violation.ts";
import { lookAtEntry, writeEntry } from "./entry-queries.ts";

type Entered = ResponseOf<typeof enterTournament>;

interface EntryAsked {
  readonly endpoint: string;
  readonly key: string | null;
  readonly input: { readonly tournamentId: number; readonly teamId: number };
}

/** What an entry is decided on. A mark tells one state of a row from the next. */
interface Seen {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly teamName: string;
  readonly formation: string;
  readonly teamMark: string;
  readonly slots: readonly (EntrySlot & { readonly mark: string })[] | null;
}

/**
 * Enters a team in two ways to the database and back: one that looks, and one that writes entry, audit and the answer to
 * the Idempotency-Key in a single statement, where team and cards are still as they were seen.
 *
 * @returns the answer; null: nothing was written, and why is for the caller to find out: a refusal, a key that was used
 *   before, or something that changed between the two
 */
export async function enterAtOnce(
  { pool, clock }: Deps,
  viewer: Viewer,
  asked: EntryAsked,
): Promise<Entered | null> {
  const { tournamentId, teamId } = asked.input;
  const look = [viewer.id, tournamentId, teamId, asked.key];
  const seen = (await pool.query<Seen>({ ...lookAtEntry, values: look })).rows[0];
  if (seen === undefined) return null;
  const now = clock.now();
  const month = { startsAt: seen.startsAt.getTime(), endsAt: seen.endsAt.getTime() };
  const facts = { status: tournamentStatusAt(month, now), hasEntered: false, slots: seen.slots ?? [] };
  const decided = decideEntry(facts);
  if (!decided.ok) return null;
  const at = new Date(now);
  const answer = {
    teamName: seen.teamName,
    enteredAt: at.toISOString(),
    scoreless: decided.value.scoreless.map(({ playerName }) => playerName),
  };
  const values = [
    viewer.id,
    tournamentId,
    teamId,
    seen.teamMark,
    ...marksOf(seen),
    seen.teamName,
    seen.formation,
    ...picksOf(decided.value),
    at,
    JSON.stringify(answer.scoreless),
    ...keyOf(asked, viewer, new Date(clock.wallTime())),
    answer.enteredAt,
  ];
  const id = await written(pool, values);
  return id === null ? null : { id, ...answer };
}

function marksOf({ slots }: Seen): [number[], string[]] {
  const all = slots ?? [];
  return [all.map(({ card }) => card.id), all.map(({ mark }) => mark)];
}

function picksOf({ picks }: EntryToWrite): [string, number[]] {
  return [JSON.stringify(picks), picks.map(({ playerId, position }) => pickCode(playerId, position))];
}

function keyOf({ key, endpoint, input }: EntryAsked, viewer: Viewer, createdAt: Date): unknown[] {
  if (key === null) return [null, null, null, null, null];
  return [key, lockOfKey(viewer.id, key), endpoint, hashOfInput(input), createdAt];
}

/** Null also where the key was used since it was looked for: then nothing of the statement stays. */
async function written(pool: Deps["pool"], values: unknown[]): Promise<number | null> {
  try {
    const { rows } = await pool.query<{ id: number }>({ ...writeEntry, values });
    return rows[0]?.id ?? null;
  } catch (error) {
    if (isViolationOf(error, "idempotency_key_once")) return null;
    throw error;
  }
}
