import { engineV1 } from "#game/match/engine-v1/engine-v1.ts";
import type { LineUp } from "./line-up.ts";
import type { MatchEngine } from "./match-engine.ts";
import type { EngineVersion, MatchResult } from "./match-result.ts";

/** Every engine there has been, by version: an old match replays on its own. */
export const engines: Readonly<Record<EngineVersion, MatchEngine>> = { 1: engineV1 };

/** The version that new matches are played with. */
export const LATEST_ENGINE_VERSION: EngineVersion = 1;

/** Seeds are whole numbers from 0 up to this one. */
export const LARGEST_SEED = Number.MAX_SAFE_INTEGER;

export interface MatchInput {
  /** A whole number from 0 to `LARGEST_SEED`. */
  readonly seed: number;
  readonly home: LineUp;
  readonly away: LineUp;
  /** The version the match was stored with; the latest when it is new. */
  readonly engineVersion?: EngineVersion;
}

/** Whether a stored number names an engine that still exists. */
export function isEngineVersion(version: number): version is EngineVersion {
  return Object.hasOwn(engines, version);
}

/**
 * Plays a match of forty minutes (docs/rules.md#match-engine). The same input gives the same result, byte for byte, in
 * Node and in every browser.
 */
export function simulateMatch({
  seed,
  home,
  away,
  engineVersion = LATEST_ENGINE_VERSION,
}: MatchInput): MatchResult {
  return engines[engineVersion].play({ home, away }, seed);
}
