import { type ShareKind, shareKinds } from "#game/share/decide-share.ts";

/** The parsed search of an address; each screen takes the values it knows and drops the rest. */
type Search = Readonly<Record<string, unknown>>;

/** The team to open. */
export function teamIn({ team }: Search): { readonly team?: number } {
  return isInteger(team) ? { team } : {};
}

/** The name of the only club to show matches of. */
export function clubIn({ club }: Search): { readonly club?: string } {
  return club === undefined ? {} : { club: textOf(club) };
}

/** The player whose card to upload. */
export function playerIn({ player }: Search): { readonly player?: number } {
  return isInteger(player) ? { player } : {};
}

/** The code of an invitation to a mini-league. */
export function invitationIn({ join }: Search): { readonly join?: string } {
  return join === undefined || join === "" ? {} : { join: textOf(join) };
}

/** The token of something shared, under the name of what it is. */
export function sharedIn(search: Search): Readonly<Partial<Record<ShareKind, string>>> {
  const kind = shareKinds.find((one) => search[one] !== undefined);
  return kind === undefined ? {} : { [kind]: textOf(search[kind]) };
}

/** What the home's address can name: an invitation, or something shared. */
export function homeIn(search: Search) {
  return { ...invitationIn(search), ...sharedIn(search) };
}

/** The club whose set is open. */
export function setIn({ set }: Search): { readonly set?: number } {
  return isInteger(set) ? { set } : {};
}

/** Whether the admin's contact sheet is open. */
export function sheetIn({ sheet }: Search): { readonly sheet?: true } {
  return sheet === true ? { sheet } : {};
}

/** The user to challenge. */
export function opponentIn({ opponent }: Search): { readonly opponent?: string } {
  return opponent === undefined ? {} : { opponent: textOf(opponent) };
}

/** Whether the match starts at once, after a press on Kick off. */
export function kickOffIn({ kickOff }: Search): { readonly kickOff?: true } {
  return kickOff === true ? { kickOff } : {};
}

/** Two members' squads in a gameweek of a fantasy league. */
export interface Comparison {
  readonly fantasy?: number;
  readonly round?: number;
  readonly home?: string;
  readonly away?: string;
}

export function comparisonIn({ fantasy, round, home, away }: Search): Comparison {
  return {
    ...(isInteger(fantasy) && { fantasy }),
    ...(isInteger(round) && { round }),
    ...(home !== undefined && { home: textOf(home) }),
    ...(away !== undefined && { away: textOf(away) }),
  };
}

function isInteger(value: unknown): value is number {
  return Number.isSafeInteger(value);
}

/** A value as written in the address, even if it was parsed as a number. */
function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
