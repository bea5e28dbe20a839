import { loginAddress } from "#contract/screen-path.ts";

/** The address of a sign-in that returns to the current page. */
export function loginHere(): string {
  const { pathname, search, hash } = location;
  return loginAddress(`${pathname}${search}${hash}`);
}
