/** Names that look official when they are the whole name, and those that mean nobody. */
const WHOLE =
  `panna pannafc root sysadmin system superuser webmaster postmaster hostmaster helpdesk contact info security
   abuse owner operator bot referee anonymous nobody everyone everybody unknown deleted deletedmanager
   formermanager user users null undefined none me you`.split(/\s+/u);

/** Words that look official, also next to each other (`panna_support_team`). */
const OFFICIAL =
  `panna admin admins administrator administration support help service staff team official mod mods moderator
   moderators sysadmin system security helpdesk the real`.split(/\s+/u);

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

const whole: ReadonlySet<string> = new Set(WHOLE.map(looksOf));
const officialOnly = new RegExp(`^(?:${OFFICIAL.map(looksOf).join("|")})+$`, "u");

/**
 * Whether a name could be mistaken for Panna itself or for nobody: also with lookalike characters, digits at its end,
 * or spaces and underscores anywhere.
 *
 * @param name a username, or a person's whole name
 */
export function isReservedName(name: string): boolean {
  const plain = name.normalize("NFKD").replaceAll(/[^\p{L}\p{N}]/gu, "");
  return [plain, plain.replace(/\d+$/u, "")].map(looksOf).some(isOfficial);
}

function isOfficial(looks: string): boolean {
  return whole.has(looks) || officialOnly.test(looks);
}
