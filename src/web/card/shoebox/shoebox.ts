import type { QueryClient } from "@tanstack/react-query";
import { handleLoggedOut } from "#web/account/logged-out.ts";
import { newIdempotencyKey } from "#web/api/idempotency-key.ts";
import { makeListeners } from "#web/ui/listeners.ts";
import { type Lane, makeLane } from "./lane.ts";
import { readRow } from "./read-row.ts";
import { makeRowList, type RowList } from "./row-list.ts";
import type { WaitReason } from "./send-outcome.ts";
import { sendRow } from "./send-row.ts";
import { filesToAdd, newRow, type RowActivity, type ShoeboxRow, withoutReading } from "./shoebox-row.ts";

/** Readings and uploads at a time, each: the server has four places for a user. */
const AT_ONCE = 2;

/** What a screen shows of the shoebox: a new object after each change. */
export interface ShoeboxView {
  readonly rows: readonly ShoeboxRow[];
  readonly activities: ReadonlyMap<string, RowActivity>;
  /** Why uploads wait; null: they don't. */
  readonly waitsFor: WaitReason | null;
  /** False: another tab reads and sends. */
  readonly isSender: boolean;
  /** False: the browser stores nothing, so closing the tab loses the photos. */
  readonly isStored: boolean;
}

export interface Shoebox extends Pick<RowList, "change" | "remove" | "photoOf"> {
  readonly view: () => ShoeboxView;
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds photos. @returns how many were there already */
  readonly add: (files: readonly File[]) => number;
  /** Stops waiting and sends now. */
  readonly resume: () => void;
}

const EMPTY: ShoeboxView = {
  rows: [],
  activities: new Map(),
  waitsFor: null,
  isSender: false,
  isStored: true,
};

const opened = new Map<string, Shoebox>();

/**
 * A user's shoebox: the photos that aren't sent yet. It keeps reading and sending while this tab shows other screens.
 * docs/decisions/0100-the-shoebox-is-in-the-browser.md
 */
export function shoeboxOf(userId: string, queryClient: QueryClient): Shoebox {
  const known = opened.get(userId);
  if (known !== undefined) return known;
  const made = makeShoebox(userId, queryClient);
  opened.set(userId, made);
  return made;
}

function makeShoebox(userId: string, queryClient: QueryClient): Shoebox {
  let view = EMPTY;
  let lanes: readonly Lane[] = [];
  const listeners = makeListeners();
  const activities = new Map<string, RowActivity>();
  const show = (isSender = view.isSender) => {
    const waitsFor = lanes.map((lane) => lane.waitsFor()).find((reason) => reason !== null) ?? null;
    const rows = list.all();
    view = { rows, activities: new Map(activities), waitsFor, isSender, isStored: list.isStored() };
    listeners.tell();
  };
  const list = makeRowList(userId, () => {
    show();
    for (const lane of lanes) lane.go();
  });
  const note: Desk["note"] = (id, activity) => {
    if (activity === null) activities.delete(id);
    else activities.set(id, activity);
    show();
  };
  const desk: Desk = { list, queryClient, activities, note, onChange: () => show() };
  void inOneTab(`panna-shoebox-${userId}`, () => {
    lanes = [sendingLane(desk), readingLane(desk)];
    show(true);
    for (const lane of lanes) lane.go();
  });
  addEventListener("online", () => lanes.forEach((lane) => lane.resume("connection")));
  void list.reload();
  return {
    ...list,
    view: () => view,
    subscribe: listeners.subscribe,
    add: (files) => addPhotos(desk, userId, files),
    resume: () => lanes.forEach((lane) => lane.resume()),
  };
}

/** What the lanes work with. */
interface Desk {
  readonly list: RowList;
  readonly queryClient: QueryClient;
  readonly activities: ReadonlyMap<string, RowActivity>;
  /** Notes what happens to a row now; null: nothing. */
  readonly note: (id: string, activity: RowActivity | null) => void;
  readonly onChange: () => void;
}

function readingLane({ list, queryClient, note, onChange }: Desk): Lane {
  return makeLane<ShoeboxRow>({
    most: AT_ONCE,
    next: (running) =>
      list.all().find(({ id, isRead, problem }) => !isRead && problem === null && !running.has(id)),
    run: async (row) => {
      note(row.id, { name: "reading" });
      const reason = await readRow(row, { list, queryClient });
      note(row.id, null);
      return tellIfLoggedOut(reason);
    },
    onChange,
  });
}

function sendingLane({ list, queryClient, activities, note, onChange }: Desk): Lane {
  const isDue = ({ id, isConfirmed, problem }: ShoeboxRow) =>
    isConfirmed && problem === null && activities.get(id)?.name !== "sent";
  return makeLane<ShoeboxRow>({
    most: AT_ONCE,
    next: (running) => list.all().find((row) => isDue(row) && !running.has(row.id)),
    run: async (row) => {
      const onProgress = (share: number) => note(row.id, { name: "sending", share });
      onProgress(0);
      const isLast = () => list.all().every((other) => other.id === row.id || !isDue(other));
      const outcome = await sendRow(row, { list, queryClient, onProgress, isLast });
      note(row.id, outcome.name === "sent" ? { name: "sent" } : null);
      if (outcome.name === "sent") await list.finish(row.id);
      if (outcome.name === "outdated") await list.change(row.id, withoutReading);
      if (outcome.name === "failed") {
        await list.change(row.id, (now) => ({ ...now, problem: outcome.message ?? "" }));
      }
      return tellIfLoggedOut(outcome.name === "wait" ? outcome.reason : null);
    },
    onChange,
  });
}

function tellIfLoggedOut(reason: WaitReason | null): WaitReason | null {
  if (reason === "signedOut") handleLoggedOut();
  return reason;
}

function addPhotos({ list, activities }: Desk, userId: string, files: readonly File[]): number {
  const fresh = filesToAdd(files, list.all(), activities);
  const last = list.all().at(-1)?.place ?? 0;
  for (const [at, file] of fresh.entries()) {
    void list.add(newRow({ id: newIdempotencyKey(), userId, place: last + 1 + at }, file), file);
  }
  return files.length - fresh.length;
}

/** Runs in one tab of the browser at a time, until the tab closes. */
async function inOneTab(name: string, run: () => void): Promise<void> {
  // Typed as always present, but missing outside a secure context. Then each tab sends, each row still once.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return run();
  await locks.request(name, () => {
    run();
    return new Promise(() => undefined);
  });
}
