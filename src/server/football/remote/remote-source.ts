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
  /** Without a trailing slash. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: RequestLimits;
  readonly given?: RemoteGiven | undefined;
}

/** What tests replace. */
export interface RemoteGiven {
  readonly fetchLimits?: FetchLimits;
  /** Waits this many milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>;
}

/** The longest average gap between two requests; shorter if the account allows many a minute. */
const LONGEST_GAP_MS = 500;
/** A gap varies by this share of the average in either direction, so requests have no fixed rhythm. */
const LEAST_OF_GAP = 0.5;

/** A source on the network, with shared rules for all requests. */
export interface RemoteSource {
  readonly provider: string;
  /**
   * Requests a path and passes the answer to `read`, which throws ProviderTrouble for unusable ones: that counts as the
   * provider's failure, like no answer.
   */
  ask<Value>(path: string, purpose: RequestPurpose, read: (body: unknown) => Value): Promise<Value>;
}

const GRAINS = 1000;

/** Makes every request: paced, with circuit breaker and budget, limits of time and size, and a recorded outcome. */
export function remoteSource(deps: Pick<Deps, "db" | "clock">, options: RemoteSourceOptions): RemoteSource {
  const { db, clock } = deps;
  const { provider, url, headers, limits, given = {} } = options;
  const { fetchLimits = FETCH_LIMITS, wait = setTimeout } = given;
  const configuration = fingerprintOf(options);
  const caller = (): Caller => ({ provider, configuration, wallTime: clock.wallTime() });
  let earliest = 0;
  // The plan may have been changed with the provider, so a restart tries once.
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
      const ahead = earliest - clock.elapsed();
      if (ahead > 0) await wait(ahead);
      earliest = clock.elapsed() + gapAfter(limits, randomInt(GRAINS) / GRAINS);
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
 * The gap between two requests, so sixty squads aren't a burst.
 *
 * @param chance from 0 to 1
 */
function gapAfter({ perMinute }: RequestLimits, chance: number): number {
  const mean = Math.min(LONGEST_GAP_MS, MINUTE_MS / perMinute / 2);
  return mean * (LEAST_OF_GAP + chance * 2 * (1 - LEAST_OF_GAP));
}

/** Identifies the configuration without storing the key. */
function fingerprintOf({ url, headers, limits }: RemoteSourceOptions): string {
  return createHash("sha256")
    .update(JSON.stringify([url, headers, limits]))
    .digest("base64url");
}
