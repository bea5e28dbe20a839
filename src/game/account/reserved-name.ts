/** The words of a list, without the spaces and line breaks between them. */
const wordsOf = (list: string): string[] => list.trim().split(/\s+/u);

/** Names that mean nobody, or everybody. With a digit more they are a user's own: `user_123`, `me2`. */
const NOBODY = wordsOf(`
  contact info abuse owner operator bot referee anonymous nobody everyone everybody unknown deleted deletedmanager
  formermanager user users null undefined none me you system team service
  contacto propietario arbitro anonimo nadie todos desconocido eliminado borrado antiguomanager usuario usuarios ninguno
  sistema equipo servicio
  contatto proprietario nessuno tutti sconosciuto eliminato cancellato exfantallenatore utente utenti squadra servizio`);

/** Names and words that look official, with digits before and after them too (`admin1`). */
const OFFICIAL = wordsOf(`
  panna pannafc admin admins administrator administration support help official mod mods moderator moderators root
  superuser sysadmin webmaster postmaster hostmaster security helpdesk staff
  administrador administradora administradores soporte ayuda oficial oficiales moderador moderadora moderadores
  seguridad asistencia
  amministratore amministratrice amministratori amministrazione supporto aiuto assistenza ufficiale ufficiali moderatore
  moderatrice moderatori sicurezza`);

/** Words that keep an official name official: `panna_support_team`, `the_real_panna`, `panna_bot`. */
const BESIDE_OFFICIAL = [...wordsOf("the real fc hq news noticias notizie"), ...NOBODY];

/** Articles, before an official name alone: `mod` and `el` would make `model` official. */
const ARTICLES = wordsOf("el la los las il lo gli");

/** Characters that look like a Latin letter, each with that letter; `i` and `l` are one, as 1 may mean either. */
const LOOKS_LIKE = new Map(
  wordsOf(
    `0o 1l 3e 4a 5s 7t 8b 9g il
     аa еe оo рp сc уy хx іl ѕs јj кk мm тt пn ӏl ԁd
     αa οo ρp τt ιl κk μm ηn νv υu ոn ıl łl`,
  ).map(([lookalike, letter]) => [lookalike, letter]),
);

/** Letters and digits as they look: `Adm1n`, `ΑDMIN` with a Greek alpha and `adrnin` are all one. */
function looksOf(letters: string): string {
  return Array.from(letters.toLowerCase(), (letter) => LOOKS_LIKE.get(letter) ?? letter)
    .join("")
    .replaceAll("rn", "m")
    .replaceAll("vv", "w");
}

const anyOf = (words: readonly string[]): string => `(?:${words.map(looksOf).join("|")})`;

const nobody: ReadonlySet<string> = new Set(NOBODY.map(looksOf));
const [article, official, beside] = [ARTICLES, OFFICIAL, BESIDE_OFFICIAL].map(anyOf);
const isOfficial = new RegExp(`^${article}?${beside}*${official}(?:${official}|${beside})*$`, "u");
/** As in `panna_rewards`. Between other marks it may be a person's name: Panna is a first name too. */
const HAS_OUR_NAME = new RegExp(`^_*panna_|_panna_*$`, "u");

/**
 * Whether a name could be mistaken for Panna itself or for nobody: also with lookalike characters, or with spaces and
 * underscores anywhere. Digits around it don't make an official name a user's own.
 *
 * @param name a username, or a person's whole name
 */
export function isReservedName(name: string): boolean {
  const decomposed = name.normalize("NFKD");
  if (HAS_OUR_NAME.test(looksOf(decomposed.replaceAll(/[^\p{L}\p{N}_]/gu, "")))) return true;
  const plain = decomposed.replaceAll(/[^\p{L}\p{N}]/gu, "");
  if (!/\d$/u.test(plain) && nobody.has(looksOf(plain))) return true;
  const starts = [plain, plain.replace(/^\d+/u, "")];
  return starts
    .flatMap((start) => [start, start.replace(/\d+$/u, "")])
    .some((letters) => isOfficial.test(looksOf(letters)));
}
