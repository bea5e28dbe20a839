import { NAME_MAX } from "#game/account/person-name.ts";
import { isReservedName } from "#game/account/reserved-name.ts";
import { oneLine } from "#game/one-line.ts";

const ADDRESS_MAX = 2000;

/** What users and providers say about a user, unchecked: any part can be missing or of any type. */
interface GivenProfile {
  readonly name?: unknown;
  readonly firstName?: unknown;
  readonly lastName?: unknown;
  readonly image?: unknown;
}

/** The text; null if it's empty or isn't text. */
export function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/**
 * Sign-up takes one name, and its first word becomes the first name. A provider's two names don't change. Official names
 * are left out.
 */
export function profileOfNew(made: GivenProfile & { readonly name: string }): Record<string, string | null> {
  const names = [
    made.name,
    [made.firstName, made.lastName].filter((part) => typeof part === "string").join(" "),
  ];
  if (names.some(isReservedName)) return tidyProfile({ ...made, firstName: null, lastName: null });
  if (textOrNull(made.firstName) !== null) return tidyProfile(made);
  const [first, ...rest] = oneLine(made.name).split(" ");
  return tidyProfile({ ...made, firstName: first, lastName: rest.join(" ") });
}

/** The given parts: names cut to length, and a picture that pages can load. */
export function tidyProfile({
  name,
  firstName,
  lastName,
  image,
}: GivenProfile): Record<string, string | null> {
  return {
    ...(name === undefined ? {} : { name: nameOrNull(name) ?? "" }),
    ...(firstName === undefined ? {} : { firstName: nameOrNull(firstName) }),
    ...(lastName === undefined ? {} : { lastName: nameOrNull(lastName) }),
    ...(image === undefined ? {} : { image: isPictureAddress(image) ? image : null }),
  };
}

function nameOrNull(value: unknown): string | null {
  return typeof value === "string" ? textOrNull(oneLine(value.slice(0, NAME_MAX))) : null;
}

/** Pages load pictures only over https (content-security-policy.ts). */
function isPictureAddress(value: unknown): value is string {
  return typeof value === "string" && value.length <= ADDRESS_MAX && /^https:\/\//i.test(value);
}

/** Whether browsers wouldn't load the picture on our pages, so it's refused. */
export function isInsecurePicture(value: unknown): boolean {
  return typeof value === "string" && /^\s*http:/i.test(value);
}

/**
 * Whether a picture's address is this server's: everyone who sees it would call it with their own session, whatever the
 * port, because cookies are the same for all. Pictures that were uploaded here have no address of their own.
 *
 * @param own the address that browsers use
 */
export function isOwnAddress(value: unknown, own: string): boolean {
  const address = typeof value === "string" ? URL.parse(value) : null;
  return address !== null && address.hostname === URL.parse(own)?.hostname;
}
