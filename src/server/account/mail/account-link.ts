/** Where the links in mails lead: the account page, the only one that visitors can open. */
export function accountLink(origin: string, purpose: "reset" | "verify", token: string): string {
  return `${origin}/sign-in?${purpose}=${token}`;
}
