import type { Deps } from "#server/deps.ts";
import { noteFailure, noteSuccess, requireClosedCircuit } from "./circuit.ts";
import { FETCH_LIMITS, fetchJson, type FetchLimits } from "./fetch-json.ts";
import { ProviderTrouble } from "./provider-trouble.ts";
import { type RequestLimits, type RequestPurpose, spendRequest } from "./spend-request.ts";

export interface RemoteSourceOptions {
  readonly provider: string;
  /** Without a slash at its end. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly limits: RequestLimits;
  readonly fetchLimits?: FetchLimits | undefined;
}

/** Something that is asked over the network, with the discipline that all requests share. */
export interface RemoteSource {
  readonly provider: string;
  /**
   * Asks for a path and takes the answer through `read`, which throws ProviderTrouble for what it cannot use: that
   * counts as a failure of the provider as much as no answer.
   */
  ask<Value>(path: string, purpose: RequestPurpose, read: (body: unknown) => Value): Promise<Value>;
}

/** Every request: not while the circuit is open, not beyond the budget, within time and size, and its outcome noted. */
export function remoteSource(deps: Pick<Deps, "db" | "clock">, options: RemoteSourceOptions): RemoteSource {
  const { db, clock } = deps;
  const { provider, url, headers, limits, fetchLimits = FETCH_LIMITS } = options;
  return {
    provider,
    async ask(path, purpose, read) {
      const hasFailed = await requireClosedCircuit(db, provider, clock.wallTime());
      await spendRequest(db, { provider, purpose, limits, wallTime: clock.wallTime() });
      try {
        const value = read(await fetchJson(`${url}${path}`, headers, fetchLimits));
        if (hasFailed) await noteSuccess(db, provider);
        return value;
      } catch (error) {
        if (error instanceof ProviderTrouble && error.isFailure) {
          await noteFailure(db, provider, error, clock.wallTime());
        }
        throw error;
      }
    },
  };
}
