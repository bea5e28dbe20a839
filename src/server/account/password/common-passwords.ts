let loaded: Promise<ReadonlySet<string>> | null = null;

/** The 49,000 most common leaked passwords, in lower case. Loaded at the first new password, not at startup. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  );
  return loaded;
}
