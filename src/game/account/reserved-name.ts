/** Names that mean nobody, or everybody. With a digit more they are a user's own: `user_123`, `me2`. */
const NOBODY =
  `contact info abuse owner operator bot referee anonymous nobody everyone everybody unknown deleted deletedmanager
   formermanager user users null undefined none me you system team service`.split(/\s+/u);

/** Names and words that look official, with digits at their end too (`admin1`). */
const OFFICIAL =
  `panna pannafc admin admins administrator administration support help official mod mods moderator moderators root
   superuser sysadmin webmaster postmaster hostmaster security helpdesk staff`.split(/\s+/u);

/** Words that keep an official name official: `panna_support_team`, `the_real_panna`. */
const BESIDE_OFFICIAL = "team service system the real fc".split(" ");

/** Characters that look like a Latin letter, each with that letter; `i` and `l` are one, as 1 may mean either. */
const LOOKS_LIKE = new Map(
  `0o 1l 3e 4a 5s 7t 8b 9g il
   аa еe оo рp сc уy хx іl ѕs јj кk мm тt пn ӏl ԁd
   αa οo ρp τt ιl κk μm ηn νv υu ոn ıl łl`
    .split(/\s+/u)
    .map(([lookalike, letter]) => [lookalike, letter]),
);

/** Letters and digits as they look: `Adm1n`, `ΑDMIN` with a Greek alpha and `adrnin` are all one. */
function looksOf(letters: string): string {
  return Array.from(letters.toLowerCase(), (letter) => LOOKS_LIKE.get(letter) ?? letter)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

const nobody: ReadonlySet<string> = new Set(NOBODY.map(looksOf));
const official = OFFICIAL.map(looksOf).join("|");
const beside = BESIDE_OFFICIAL.map(looksOf).join("|");
const isOfficial = new RegExp(`^(?:${beside})*(?:${official})(?:${official}|${beside})*$`, "u");

/**
 * Whether a name could be mistaken for Panna itself or for nobody: also with lookalike characters or with spaces and
 * underscores anywhere. Digits at its end don't make an official name a user's own.
 *
 * @param name a username, or a person's whole name
 */
export function isReservedName(name: string): boolean {
  const plain = name.normalize("NFKD").replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (nobody.has(looksOf(plain))) return true;
  return [plain, plain.replace(/\d+$/u, "")].some((letters) => isOfficial.test(looksOf(letters)));
}
