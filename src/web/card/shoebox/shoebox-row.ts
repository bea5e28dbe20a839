import type { ResponseOf } from "#contract/endpoint.ts";
import type { readPhoto } from "#contract/card/upload.ts";
import type { CardFrame } from "#web/card/corners/card-frame.ts";
import { fileKeyOf } from "#web/card/photo/card-photo.ts";
import { EMPTY_DRAFT, missingFields, type UploadDraft, withPlayer } from "#web/card/upload/upload-draft.ts";

/** Who is on a card. */
export type RowFields = Omit<UploadDraft, "photo">;

/** One photo of the shoebox, as it is stored until it is sent. */
export interface ShoeboxRow {
  /** Also the Idempotency-Key of its upload: however often it is sent, it makes one card. */
  readonly id: string;
  readonly userId: string;
  /** The order in which photos were added. */
  readonly place: number;
  readonly fileName: string;
  /** Tells the same file chosen twice. */
  readonly fileKey: string;
  /** Null until the card was looked for, or if the browser can't show the photo. */
  readonly frame: CardFrame | null;
  /** The straightened card, small. */
  readonly face: Blob | null;
  readonly fields: RowFields;
  /** Whether the user has changed a field: a reading then leaves the fields alone. */
  readonly isTyped: boolean;
  readonly isRead: boolean;
  /** Whether the name that was read fits one player alone. */
  readonly isSure: boolean;
  readonly isCodeSeen: boolean;
  /** The verification code that was in force when the photo was read. */
  readonly codeThen?: string;
  readonly isConfirmed: boolean;
  /** An upload has started and no answer came: the card may exist. */
  readonly isTried: boolean;
  /** Why the server refused the photo or the upload; null: it didn't. */
  readonly problem: string | null;
}

/** From this likeness on, the name on the card was read well. */
const SURE_FROM = 0.85;
/** The next likeliest player is at least this much less alike. */
const CLEARLY = 0.05;

export function newRow(row: Pick<ShoeboxRow, "id" | "userId" | "place">, file: File): ShoeboxRow {
  const { playerName, player, position, club } = EMPTY_DRAFT;
  return {
    ...row,
    fileName: file.name,
    fileKey: fileKeyOf(file),
    frame: null,
    face: null,
    fields: { playerName, player, position, club },
    isTyped: false,
    isRead: false,
    isSure: false,
    isCodeSeen: false,
    isConfirmed: false,
    isTried: false,
    problem: null,
  };
}

export function isFilled({ fields }: ShoeboxRow): boolean {
  return missingFields({ ...fields, photo: null }).every((field) => field === "photo");
}

/** The row with what the server read on its photo under a code: the likeliest player, unless the user was quicker. */
export function withReading(
  row: ShoeboxRow,
  { players: [best, next], isCodeSeen }: ResponseOf<typeof readPhoto>,
  codeThen: string,
): ShoeboxRow {
  const read = { ...row, isRead: true, isCodeSeen, codeThen };
  if (best === undefined || row.isTyped || row.isConfirmed) return read;
  const isSure = best.likeness >= SURE_FROM && best.likeness - (next?.likeness ?? 0) >= CLEARLY;
  const { photo: _, ...fields } = withPlayer({ ...row.fields, photo: null }, best.player);
  return { ...read, fields, isSure };
}

/**
 * Whether a confirmed row has to be looked at again: the code has changed since its photo was read, and an admin would
 * look for the new one. An upload that was begun continues as it is.
 */
export function isOutdated({ codeThen, isTried }: ShoeboxRow, code: string): boolean {
  return codeThen !== undefined && codeThen !== code && !isTried;
}

/** An outdated row: it's read again, and waits to be confirmed. */
export function withoutReading(row: ShoeboxRow): ShoeboxRow {
  const { codeThen: _, ...rest } = row;
  return { ...rest, isRead: false, isCodeSeen: false, isConfirmed: false };
}

/** The row with fields that the user changed. */
export function withFields(row: ShoeboxRow, fields: RowFields): ShoeboxRow {
  return { ...row, fields, isTyped: true, isSure: true };
}

/** What happens to a row right now. */
export type RowActivity =
  | { readonly name: "reading" }
  /** The share sent so far, 0 to 1. */
  | { readonly name: "sending"; readonly share: number }
  | { readonly name: "sent" };

export type RowState = "reading" | "ready" | "look" | "waiting" | "sending" | "failed" | "sent";

const OPEN: ReadonlySet<RowState> = new Set(["reading", "ready", "look", "failed"]);

/** Whether a row in this state is the user's to change and confirm. */
export function isOpenState(state: RowState): boolean {
  return OPEN.has(state);
}

/** The state that a row shows. */
export function stateOf(row: ShoeboxRow, activity: RowActivity | undefined): RowState {
  if (activity?.name === "sent" || activity?.name === "sending") return activity.name;
  if (row.problem !== null) return "failed";
  if (row.isConfirmed) return "waiting";
  if (!row.isRead && !isFilled(row)) return "reading";
  return isFilled(row) && doubtsOf(row).length === 0 ? "ready" : "look";
}

/**
 * The files that aren't in the shoebox. A photo that was sent may be added again, as its card may have been rejected or
 * deleted; the server refuses it if not.
 */
export function filesToAdd(
  files: readonly File[],
  rows: readonly ShoeboxRow[],
  activities: ReadonlyMap<string, RowActivity>,
): readonly File[] {
  const unsent = rows.filter(({ id }) => activities.get(id)?.name !== "sent");
  const known = new Set(unsent.map(({ fileKey }) => fileKey));
  return files.filter((file) => !known.has(fileKeyOf(file)));
}

export type Doubt = "name" | "corners" | "code";

/** What a person should look at before confirming a row. */
export function doubtsOf(row: ShoeboxRow): readonly Doubt[] {
  const isDoubt: Readonly<Record<Doubt, boolean>> = {
    name: !isFilled(row) || !row.isSure,
    corners: row.frame?.isFound !== true,
    code: row.isRead && !row.isCodeSeen,
  };
  return (["name", "corners", "code"] as const).filter((doubt) => isDoubt[doubt]);
}
