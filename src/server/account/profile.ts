import { oneLine } from "#game/one-line.ts";

/** What is longer than any name is cut off. */
const NAME_MAX = 80;
const ADDRESS_MAX = 2000;

/** What people and providers say of a user, as it comes: any part may be missing or of any kind. */
interface GivenProfile {
  readonly name?: unknown;
  readonly firstName?: unknown;
  readonly lastName?: unknown;
  readonly image?: unknown;
}

/** Text that says something; anything else is null. */
export function textOrNull(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** Sign-up asks for one name; the first word of it is the first name. A provider's own two names stay. */
export function profileOfNew(made: GivenProfile & { readonly name: string }): Record<string, string | null> {
  if (textOrNull(made.firstName) !== null) return tidyProfile(made);
  const [first, ...rest] = oneLine(made.name).split(" ");
  return tidyProfile({ ...made, firstName: first, lastName: rest.join(" ") });
}

/** The parts that are given: names no longer than names are, and a picture that pages may load. */
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

/** Pages load pictures over https alone (content-security-policy.ts). */
function isPictureAddress(value: unknown): value is string {
  return typeof value === "string" && value.length <= ADDRESS_MAX && /^https:\/\//i.test(value);
}

/** A picture that browsers wouldn't load on our pages is refused. */
export function isInsecurePicture(value: unknown): boolean {
  return typeof value === "string" && /^\s*http:/i.test(value);
}
