import { randomUUID } from "node:crypto";
import { anyPhoto } from "#tests/support/photos.ts";
import { sendPatiently } from "./client.ts";

const PEOPLE = 6;
/** Uploads of one person: what may wait for approval. */
const PHOTOS = 8;

/** A change that was acknowledged: sent again, it has to be answered the same. */
export interface Acknowledged {
  readonly method: "POST" | "PUT";
  readonly path: string;
  readonly key: string;
  readonly cookie: string;
  readonly from: string;
  readonly body: () => FormData | object;
  readonly answer: unknown;
}

export interface Load {
  readonly acknowledged: Acknowledged[];
  /** The name that each team was last given, by its id. */
  readonly names: Map<number, string>;
  readonly failures: string[];
  requests: number;
  retries: number;
}

/** A signed-up person. @returns the cookies */
export async function signUp(origin: string, name: string, from?: string): Promise<string> {
  const body = { name, email: `${name.toLowerCase()}@example.com`, password: "correct horse battery" };
  const path = "/api/auth/sign-up/email";
  const answer = await sendPatiently(origin, {
    path,
    cookie: "",
    body,
    ...(from === undefined ? {} : { from }),
  });
  const set = answer.headers.getSetCookie();
  return set.map((one) => one.split(";", 1)[0]).join("; ");
}

/** Six people read, rename their teams and upload photos until it's over. */
export async function keepBusy(origin: string, load: Load, isOver: () => boolean): Promise<void> {
  const people = Array.from({ length: PEOPLE }, (_, person) => ({
    person,
    from: `203.0.113.${100 + person}`,
  }));
  await Promise.all(
    people.map(async ({ person, from }) => {
      const cookie = await signUp(origin, `Person${person}`, from);
      await beBusy({ origin, cookie, person, from }, load, isOver);
    }),
  );
}

interface Busy {
  readonly origin: string;
  readonly cookie: string;
  readonly person: number;
  /** Each has an address, as limits see it. */
  readonly from: string;
}

async function beBusy(
  { origin, cookie, person, from }: Busy,
  load: Load,
  isOver: () => boolean,
): Promise<void> {
  const { code } = (await sendPatiently(origin, { path: "/api/verification-code", cookie, from })).body as {
    code: string;
  };
  const named = { name: `Team ${person}`, formation: "1-2-1" };
  const made = await sendPatiently(origin, {
    path: "/api/teams",
    cookie,
    from,
    key: randomUUID(),
    body: named,
  });
  const { id } = made.body as { id: number };
  for (let turn = 0; !isOver(); turn += 1) {
    const photo = turn < 40 * PHOTOS && turn % 40 === 39 ? await anyPhoto(person * 1000 + turn) : null;
    const name = `Team ${person}-${turn}`;
    const change: Omit<Acknowledged, "answer"> =
      photo === null
        ? {
            method: "PUT",
            path: `/api/teams/${id}`,
            key: randomUUID(),
            cookie,
            from,
            body: () => ({ ...named, name }),
          }
        : {
            method: "POST",
            path: "/api/cards",
            key: randomUUID(),
            cookie,
            from,
            body: () => formOf(photo, code),
          };
    try {
      const answer = await sendPatiently(origin, { ...change, body: change.body() });
      load.acknowledged.push({ ...change, answer: answer.body });
      if (photo === null) load.names.set(id, name);
      const read = await sendPatiently(origin, { path: `/api/teams/${id}/positions`, cookie, from });
      load.retries += answer.retries + read.retries;
      load.requests += 2;
    } catch (error) {
      load.failures.push((error as Error).message);
    }
  }
}

function formOf(photo: Buffer, verificationCode: string): FormData {
  const form = new FormData();
  const fields = { playerName: "Bukayo Saka", position: "midfielder", club: "Arsenal", verificationCode };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("image", new Blob([new Uint8Array(photo)]), "photo.jpg");
  return form;
}
