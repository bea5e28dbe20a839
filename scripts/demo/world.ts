import { createHmac } from "node:crypto";
import type { Position } from "#game/card/position.ts";
import type { Chance } from "#game/world/chance.ts";
import type { Config } from "#server/config.ts";
import type { Deps, Log } from "#server/deps.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Files } from "#server/platform/files/files.ts";
import { type Admin, mintAdmin, mintViewer, type Viewer } from "#server/platform/http/viewer.ts";
import type { WorkerPool } from "#server/platform/worker/worker-pool.ts";
import { ports } from "#server/ports.ts";
import type pg from "pg";
import type { Person } from "./names.ts";
import type { Plan } from "./plan.ts";

/** Where a world is made. */
export interface Ground {
  readonly config: Config;
  readonly db: Database;
  readonly pool: pg.Pool;
  readonly files: Files;
  readonly workers: WorkerPool;
  readonly log: Log;
}

/** A card of somebody, as far as choosing goes. */
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

/** The nine, as a request names them. */
export interface SquadRequest {
  readonly newCardIds: readonly number[];
  readonly benchCardIds: readonly number[];
  readonly captainId: number | null;
  readonly viceCaptainId: number | null;
}

export interface Manager {
  readonly viewer: Viewer;
  readonly person: Person;
  /** At which of the season's steps they sign up. */
  readonly joinsAt: number;
  /** 0 to 1: how often they do what can be done. */
  readonly zeal: number;
  readonly chance: Chance;
  /** Theirs so far, in the order in which they came. */
  readonly cards: OwnCard[];
  /** The five that they have entered last, by slot. */
  five: readonly OwnCard[];
  /** What they have executed last in the fantasy league; null: nothing yet. */
  squad: SquadRequest | null;
  /** Cards signed from the scout this season. */
  signings: number;
}

export interface World {
  readonly plan: Plan;
  readonly ground: Ground;
  /** The account of a manager that one can sign in to, first; the rest after it. The admin is none of them. */
  readonly managers: readonly Manager[];
  readonly admin: Admin;
}

/** The two accounts that one can sign in to. */
export const ROLES = ["manager", "admin"] as const;
export type Role = (typeof ROLES)[number];

export const EMAILS: Readonly<Record<Role, string>> = {
  manager: "manager@demo.example",
  admin: "admin@demo.example",
};

/**
 * The password of one of the two accounts: nobody types it and nothing prints it. It follows from the installation's
 * secret, so the call that signs in can know it and nobody else.
 */
export function passwordOf(secret: string, role: Role): string {
  return createHmac("sha256", secret).update(`demo ${role}`).digest("base64url");
}

/** The parts of the product, at an instant. What asks for a job gets none: the season runs them in turn. */
export function partsAt({ ground }: Pick<World, "ground">, instant: number): Deps {
  return {
    ...ports,
    ...ground,
    clock: { now: () => instant, wallTime: () => Date.now(), speed: 1 },
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
    createdAt: new Date(createdAt).toISOString(),
  });
}

export function adminOf(account: Omit<Account, "isAdmin">): Admin {
  const admin = mintAdmin(viewerOf({ ...account, isAdmin: true }));
  if (admin === null) throw new Error("the admin is none");
  return admin;
}

/** What a verb accepted. @throws where it refused: what is made here is allowed, or it is wrong. */
export function accepted<Value>(
  outcome: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: unknown },
): Value {
  if (outcome.ok) return outcome.value;
  throw new Error(`refused: ${JSON.stringify(outcome.refusal)}`);
}
