import { loginAddress } from "#contract/screen-path.ts";

/** Where signing in begins that comes back to the open page. */
export function loginHere(): string {
  const { pathname, search, hash } = location;
  return loginAddress(`${pathname}${search}${hash}`);
}
