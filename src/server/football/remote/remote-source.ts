import { createHash, randomInt } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { MINUTE_MS } from "#game/milliseconds.ts";
import type { Deps } from "#server/deps.ts";
import { type Caller, noteFailure, noteSuccess, requireClosedCircuit } from "./circuit.ts";
import { FETCH_LIMITS, fetchJson, type FetchLimits } from "./fetch-json.ts";
import { ProviderTrouble } from "./provider-trouble.ts";
import { type RequestLimits, type RequestPurpose, spendRequest } from "./spend-request.ts";

export interface RemoteSourceOptions {
  readonly provider: string;
  /** Without a slash at its end. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: RequestLimits;
  readonly given?: RemoteGiven | undefined;
}

/** What a test gives otherwise than a running Panna has it. */
export interface RemoteGiven {
  readonly fetchLimits?: FetchLimits;
  /** Waits so many milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** Two requests in a row are so far apart on the average at the most; less where the account allows many a minute. */
const LONGEST_GAP_MS = 500;
/** A gap is this share of the average at the least, and as much more at the most: requests come in no rhythm. */
const LEAST_OF_GAP = 0.5;

/** Something that is asked over the network, with the discipline that all requests share. */
export interface RemoteSource {
  readonly provider: string;
  /**
   * Asks for a path and takes the answer through `read`, which throws ProviderTrouble for what it cannot use: that
   * counts as a failure of the provider as much as no answer.
   */
  ask<Value>(path: string, purpose: RequestPurpose, read: (body: unknown) => Value): Promise<Value>;
}

const GRAINS = 1000;

/** Every request: paced, not while the circuit is open, not beyond the budget, within time and size, and its outcome noted. */
export function remoteSource(deps: Pick<Deps, "db" | "clock">, options: RemoteSourceOptions): RemoteSource {
  const { db, clock } = deps;
  const { provider, url, headers, limits, given = {} } = options;
  const { fetchLimits = FETCH_LIMITS, wait = setTimeout } = given;
  const configuration = fingerprintOf(options);
  const caller = (): Caller => ({ provider, configuration, wallTime: clock.wallTime() });
  let earliest = 0;
  // A plan may have been changed with the provider: a restart asks once.
  let isFirst = true;
  return {
    provider,
    async ask(path, purpose, read) {
      const hasFailed = await requireClosedCircuit(
        db,
        isFirst ? { ...caller(), configuration: null } : caller(),
      );
      isFirst = false;
      await spendRequest(db, { provider, purpose, limits, wallTime: clock.wallTime() });
      const ahead = earliest - clock.wallTime();
      if (ahead > 0) await wait(ahead);
      earliest = clock.wallTime() + gapAfter(limits, randomInt(GRAINS) / GRAINS);
      try {
        const value = read(await fetchJson(`${url}${path}`, headers, fetchLimits));
        if (hasFailed) await noteSuccess(db, provider);
        return value;
      } catch (error) {
        if (error instanceof ProviderTrouble && error.isFailure) {
          await noteFailure(db, caller(), error);
        }
        throw error;
      }
    },
  };
}

/**
 * The least time between two requests, so sixty squads are no burst.
 *
 * @param chance from 0 to 1
 */
function gapAfter({ perMinute }: RequestLimits, chance: number): number {
  const mean = Math.min(LONGEST_GAP_MS, MINUTE_MS / perMinute / 2);
  return mean * (LEAST_OF_GAP + chance * 2 * (1 - LEAST_OF_GAP));
}

/** The key itself is not stored. */
function fingerprintOf({ url, headers, limits }: RemoteSourceOptions): string {
  return createHash("sha256")
    .update(JSON.stringify([url, headers, limits]))
    .digest("base64url");
}
