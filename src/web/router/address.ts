import type { Path } from "#contract/screen-path.ts";

/** What may stand behind the question mark, where anything may. */
export interface SearchByPath {
  /** Two members' squads in a round of a fantasy league. */
  readonly "/leagues/compare/$leagueId": {
    readonly fantasy?: number;
    readonly round?: number;
    readonly home?: string;
    readonly away?: string;
  };
  /** Which team stands open. */
  readonly "/team-builder": { readonly team?: number };
  /** Who is to be challenged. */
  readonly "/matches/new": { readonly opponent?: string };
  /** Whether it begins at once, after a press on Kick off. */
  readonly "/matches/$matchId": { readonly kickOff?: true };
}

type Open = `${string}$${string}`;
export type SearchPath = keyof SearchByPath;
/** An address that is always the same, and takes nothing. */
export type PlainPath = Exclude<Path, Open | SearchPath>;
export type ParamPath = Extract<Path, Open>;

export type ParamsOf<P extends ParamPath> = P extends `${string}$${infer Name}`
  ? Readonly<Record<Name, string>>
  : never;
type SearchOf<P> = P extends SearchPath ? SearchByPath[P] : undefined;

interface OpenTarget<P extends Path> {
  readonly to: P;
  readonly params: P extends ParamPath ? ParamsOf<P> : undefined;
  readonly search?: SearchOf<P>;
}

/** Where somebody is sent: an address with all that it takes. */
export type Target =
  | { readonly to: PlainPath; readonly params?: undefined; readonly search?: undefined }
  | {
      [P in SearchPath & PlainShape]: Omit<OpenTarget<P>, "params"> & { readonly params?: undefined };
    }[SearchPath & PlainShape]
  | { [P in ParamPath]: OpenTarget<P> }[ParamPath];

type PlainShape = Exclude<Path, Open>;

/** A target as it stands in the address bar. */
export function hrefOf({ to, params, search }: Target): string {
  const values: Readonly<Record<string, string>> = { ...params };
  const path = to.replaceAll(/\$(\w+)/gu, (_, name: string) => encodeURIComponent(values[name] ?? ""));
  const asked = Object.entries({ ...search }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return asked.length === 0 ? path : `${path}?${new URLSearchParams(asked)}`;
}
