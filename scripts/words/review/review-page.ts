import { LANGUAGES, type Language } from "#contract/languages.ts";
import type { Texts } from "#scripts/words/catalogue.ts";
import type { Sight } from "./walk.ts";

/** Everything a review shows. */
export interface Review {
  readonly catalogue: ReadonlyMap<Language, Texts>;
  readonly sights: ReadonlyMap<Language, readonly Sight[]>;
  /** The source files that name a key, for the texts that no screen drew. */
  readonly filesOf: (key: string) => readonly string[];
}

/** The most places shown for a text; the others are counted. */
const PLACES_SHOWN = 6;

const STYLE = `
  body { font: 14px/1.45 system-ui, sans-serif; margin: 2rem; color: #16211b; }
  table { border-collapse: collapse; width: 100%; table-layout: fixed; }
  th, td { border: 1px solid #cfd6cf; padding: .35rem .5rem; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
  th { background: #eef2ee; position: sticky; top: 0; }
  td.key { font-family: ui-monospace, monospace; font-size: 12px; }
  td.none { background: #fff3d6; }
  nav a { margin-right: .75rem; }
`;

/** The review as one HTML page: a table for each noun, and a list of the pictures. */
export function reviewPage(review: Review): string {
  const languages = [...review.catalogue.keys()];
  const byNoun = Map.groupBy(allKeys(review.catalogue), (key) => key.split(":")[0] ?? "");
  const places = placesByKey(review);
  const nouns = [...byNoun].map(([noun, keys]) => {
    const seen = keys.filter((key) => places.has(key)).length;
    const rows = keys.map((key) => row(key, review, places.get(key))).join("\n");
    const heads = languages.map((language) => `<th>${LANGUAGES[language].name}</th>`).join("");
    return `<h2 id="${noun}">${noun}: ${seen} of ${keys.length} seen</h2>
<table><tr><th>Key</th>${heads}<th>Where it was seen</th></tr>\n${rows}\n</table>`;
  });
  const links = [...byNoun.keys()].map((noun) => `<a href="#${noun}">${noun}</a>`).join("");
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Panna's texts</title><style>${STYLE}</style></head><body>
<h1>Panna's texts</h1>
<p>${places.size} of ${allKeys(review.catalogue).length} texts were seen on a screen.</p>
<nav>${links}<a href="#pictures">pictures</a></nav>
${nouns.join("\n")}
${pictures(review)}
</body></html>
`;
}

/** The keys of every language, since some need more plurals than English. */
function allKeys(catalogue: Review["catalogue"]): readonly string[] {
  const keys = new Set([...catalogue.values()].flatMap((texts) => [...texts.keys()]));
  return [...keys].toSorted();
}

type Places = ReadonlyMap<string, ReadonlyMap<Language, string>>;

/** For each key the places where it was seen, with the picture of each language. */
function placesByKey({ sights }: Review): ReadonlyMap<string, Places> {
  const places = new Map<string, Map<string, Map<Language, string>>>();
  for (const [language, ofLanguage] of sights) {
    for (const { place, picture, keys } of ofLanguage) {
      for (const key of keys) {
        const ofKey = places.get(key) ?? new Map<string, Map<Language, string>>();
        const inLanguages = ofKey.get(place) ?? new Map<Language, string>();
        places.set(key, ofKey.set(place, inLanguages.set(language, picture)));
      }
    }
  }
  return places;
}

function row(key: string, { catalogue, filesOf }: Review, places: Places | undefined): string {
  const texts = [...catalogue.values()].map((ofLanguage) => `<td>${escaped(ofLanguage.get(key) ?? "")}</td>`);
  const seen =
    places === undefined
      ? `<td class="none">not seen; in ${filesOf(key).map(escaped).join(", ") || "no file by its name"}</td>`
      : `<td>${placesText(places)}</td>`;
  return `<tr><td class="key">${escaped(key)}</td>${texts.join("")}${seen}</tr>`;
}

function placesText(places: Places): string {
  const shown = [...places]
    .slice(0, PLACES_SHOWN)
    .map(([place, inLanguages]) => `${escaped(place)} ${pictureLinks(inLanguages)}`);
  const more = places.size - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join("<br>");
}

function pictureLinks(inLanguages: ReadonlyMap<Language, string>): string {
  return [...inLanguages].map(([language, picture]) => `<a href="${picture}">${language}</a>`).join(" ");
}

function pictures({ sights }: Review): string {
  const byPlace = new Map<string, Map<Language, string>>();
  for (const [language, ofLanguage] of sights) {
    for (const { place, picture } of ofLanguage) {
      const inLanguages = byPlace.get(place) ?? new Map<Language, string>();
      byPlace.set(place, inLanguages.set(language, picture));
    }
  }
  const items = [...byPlace].map(
    ([place, inLanguages]) => `<li>${escaped(place)} ${pictureLinks(inLanguages)}</li>`,
  );
  return `<h2 id="pictures">Pictures</h2>\n<ul>\n${items.join("\n")}\n</ul>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
