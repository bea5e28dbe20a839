import { createHmac } from "node:crypto";
import type { Position } from "#game/card/position.ts";
import type { Chance } from "#game/world/chance.ts";
import type { Config } from "#server/config.ts";
import type { DepsWithPool, Log } from "#server/deps.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Files } from "#server/platform/files/files.ts";
import { mintAdmin, mintViewer } from "#server/platform/http/session-gate.ts";
import type { Admin, Viewer } from "#server/platform/http/viewer.ts";
import type { WorkerPool } from "#server/platform/worker/worker-pool.ts";
import { ports } from "#server/ports.ts";
import type pg from "pg";
import type { Person } from "./names.ts";
import type { Plan } from "./plan.ts";

/** The installation a world is made in. */
export interface Ground {
  readonly config: Config;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly files: Files;
  readonly workers: WorkerPool;
  readonly log: Log;
}

/** A manager's card, with what choosing needs. */
export interface OwnCard {
  readonly id: number;
  readonly playerId: number;
  readonly playerName: string;
  readonly position: Position;
  readonly club: string;
  readonly overall: number;
  readonly imageUrl: string | null;
  readonly isSpecial: boolean;
}

/** The nine, as in a request. */
export interface SquadRequest {
  readonly newCardIds: readonly number[];
  readonly benchCardIds: readonly number[];
  readonly captainId: number | null;
  readonly viceCaptainId: number | null;
}

export interface Manager {
  readonly viewer: Viewer;
  readonly person: Person;
  /** The season's step at which they sign up. */
  readonly joinsAt: number;
  /** 0 to 1: how often they act when they can. */
  readonly zeal: number;
  readonly chance: Chance;
  /** Their cards so far, oldest first. */
  readonly cards: OwnCard[];
  /** The five they last entered, by slot. */
  five: readonly OwnCard[];
  /** The last squad they executed in the fantasy league; null: none yet. */
  squad: SquadRequest | null;
  /** Cards signed from the scout this season. */
  signings: number;
}

export interface World {
  readonly plan: Plan;
  readonly ground: Ground;
  /** The sign-in manager's account first, then the rest. The admin isn't included. */
  readonly managers: readonly Manager[];
  readonly admin: Admin;
}

/** The two sign-in accounts. */
export const ROLES = ["manager", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const EMAILS: Readonly<Record<Role, string>> = {
  manager: "manager@demo.example",
  admin: "admin@demo.example",
};

/**
 * The password of one of the two accounts: never typed or printed. It derives from the installation's secret, so only
 * the sign-in endpoint can know it.
 */
export function passwordOf(secret: string, role: Role): string {
  return createHmac("sha256", secret).update(`demo ${role}`).digest("base64url");
}

/** The product's parts at an instant. Job requests go nowhere: the season runs the jobs in turn. */
export function partsAt({ ground }: Pick<World, "ground">, instant: number): DepsWithPool {
  return {
    ...ports,
    ...ground,
    clock: { now: () => instant, wallTime: () => Date.now(), elapsed: () => performance.now(), speed: 1 },
    jobs: { soon: async () => undefined },
  };
}

interface Account {
  readonly id: string;
  readonly email: string;
  readonly person: Person;
  readonly isAdmin: boolean;
  readonly createdAt: number;
}

export function viewerOf({ id, email, person, isAdmin, createdAt }: Account): Viewer {
  const { username, firstName, lastName } = person;
  const record = { totalMatches: 0, totalWins: 0, totalLosses: 0, totalDraws: 0, points: 0 };
  return mintViewer({
    ...record,
    id,
    email,
    username,
    firstName,
    lastName,
    isAdmin,
    language: null,
    timeZone: null,
    profileImageUrl: null,
    createdAt: new Date(createdAt),
  });
}

export function adminOf(account: Omit<Account, "isAdmin">): Admin {
  const admin = mintAdmin(viewerOf({ ...account, isAdmin: true }));
  if (admin === null) throw new Error("the admin is none");
  return admin;
}

/** The value of an accepted outcome. @throws if it was refused: everything done here is allowed, so that is a bug */
export function accepted<Value>(
  outcome: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: unknown },
): Value {
  if (outcome.ok) return outcome.value;
  throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
}
