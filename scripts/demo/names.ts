import { type Chance, shuffled } from "#game/world/chance.ts";

/** Invented people: any likeness is accidental. */
const FIRST =
  `Ada Aiko Alba Amara Anders Anouk Arjun Asha Astrid Ayo Bashir Bea Bram Bruna Carlo Chidi Clara Dafydd Dalia
  Dario Dilan Ebba Eero Eilidh Elif Emeka Enzo Esme Farah Femi Fergus Finn Freya Gaia Gus Hana Hector Hugo Ida Ife Ilse
  Imran Ines Iris Isla Ivo Jalen Joana Jonas Josie Jun Kaia Kofi Lars Leila Lena Luca Maeve Mara Mateo Mehmet Mila Mina
  Moss Nadia Nils Nina Noor Nora Oisin Olu Omar Otis Pablo Petra Priya Quinn Rafa Remy Rosa Ruben Sana Selma Senne Signe
  Stella Sunil Tadeo Talia Tariq Teo Thea Tove Umar Vera Viggo Wanda Wren Yara Yusuf Zadie Zora`.split(
    /\s+/u,
  );
const LAST =
  `Abara Almeida Amsel Arden Baines Barro Bello Bisset Brandt Calder Carrow Castell Corrigan Dahl Dane Darko
  Delmar Dorsey Eklund Ellery Fairley Farrow Ferro Finch Garrick Gill Haldane Hart Hayes Holm Ibsen Idris Jarvis Juma Kade
  Keane Kessel Lachlan Lind Lowry Maddox Malik Marsh Mercer Mistry Moreau Nash Nkemelu Novak Oduya Okoro Olsen Pace Pires
  Quill Rao Reyes Rourke Saar Salter Sato Serra Shore Stroud Tam Tandy Thorne Tully Usher Vale Vance Varga Verne Wade
  Weller Wilder Yates Yilmaz Zeman`.split(/\s+/u);

const TEAM_FIRST = [
  "Athletic|Backheel|Brick Lane|Canal Street|Cellar|Cobble|Corner Flag|Dockside|Dynamo|Eastside",
  "Floodlit|Garage|Harbour|Hill Top|Inter|Kitchen Table|Lokomotiv|Marsh Lane|Midnight|Monday Night",
  "North Stand|Nutmeg|Old Boot|Park Bench|Puddle|Rainy Tuesday|Real|River Road|Rooftop|Sporting",
  "Station Road|Sunday|Thursday|Tin Roof|Torpedo|Underpass|Union|Velvet|West End|Wet Wednesday",
].flatMap((line) => line.split("|"));
const TEAM_LAST =
  `Albion Athletic Borough Casuals City Comets County Crusaders Eleven Five Foxes Harriers Herons Hotspots
  Magpies Nomads Pirates Rangers Rovers Strollers Swifts Town Tigers United Villa Wanderers`.split(/\s+/u);

const LEAGUES = [
  "Sunday Five",
  "The Office Cup",
  "Stairwell Super League",
  "Cousins and Rivals",
  "Row Z",
  "Nil-Nil Appreciation Society",
  "The Early Kick-Offs",
  "Half-Time Oranges",
  "Top Bins",
  "Muddy Boots",
  "Five-a-Side Alumni",
  "Offside Trap",
] as const;

export interface Person {
  readonly firstName: string;
  readonly lastName: string;
  readonly username: string;
  readonly teamName: string;
}

/** `count` people with unique usernames. */
export function people(chance: Chance, count: number): Person[] {
  const pairs = FIRST.flatMap((firstName) => LAST.map((lastName) => ({ firstName, lastName })));
  const teams = teamNames();
  const order = shuffled(chance, teams);
  const used = new Set<string>();
  return shuffled(chance, pairs)
    .slice(0, count)
    .map(({ firstName, lastName }, at) => {
      const username = freeName(usernames(chance, firstName, lastName), used);
      used.add(username);
      return { firstName, lastName, username, teamName: order[at % order.length] ?? "" };
    });
}

/** The first `count` names of mini-leagues. */
export function leagueNames(count: number): string[] {
  return LEAGUES.slice(0, count);
}

function teamNames(): string[] {
  return TEAM_FIRST.flatMap((first) =>
    TEAM_LAST.filter((last) => last !== first).map((last) => `${first} ${last}`),
  );
}

/** Usernames that people derive from their names. */
function usernames(chance: Chance, firstName: string, lastName: string): string[] {
  const [first, last] = [firstName.toLowerCase(), lastName.toLowerCase()];
  const number = 1 + Math.floor(chance() * 98);
  const styles = [
    `${first}_${last}`,
    `${first}${number}`,
    `${first}${last.charAt(0)}`,
    `${last}_fc`,
    `${first.charAt(0)}${last}`,
    `the_${last}`,
    `${last}${number}`,
  ];
  return shuffled(chance, styles);
}

function freeName(names: readonly string[], used: ReadonlySet<string>): string {
  const free = names.find((name) => name.length >= 3 && name.length <= 20 && !used.has(name));
  if (free === undefined) throw new Error(`no username is free among ${names.join(", ")}`);
  return free;
}
