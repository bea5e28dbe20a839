import type { LeagueSlug } from "./leagues.ts";

/** A club of the catalogue in the season 2026-27. */
export interface Club {
  /** Unique over all leagues; never changes. */
  readonly slug: string;
  readonly league: LeagueSlug;
  readonly name: string;
  /** For narrow places. */
  readonly shortName: string;
  /** Three letters, unique within the league. */
  readonly code: string;
  /** Ground and mark of the generated badge, as #rrggbb. */
  readonly colours: readonly [ground: string, mark: string];
  readonly city: string;
  /** The club's number at API-Football. */
  readonly apiFootballId: number;
  /** The club's number in the Fantasy Premier League ("team code"); null outside that league. */
  readonly fplCode: number | null;
}

type Row = readonly [
  slug: string,
  name: string,
  shortName: string,
  code: string,
  ground: string,
  mark: string,
  city: string,
  apiFootballId: number,
  fplCode: number | null,
];

const premierLeague: readonly Row[] = [
  ["arsenal", "Arsenal", "Arsenal", "ARS", "#e2001a", "#ffffff", "London", 42, 3],
  ["aston-villa", "Aston Villa", "Villa", "AVL", "#670e36", "#95bfe5", "Birmingham", 66, 7],
  ["bournemouth", "Bournemouth", "Bournemouth", "BOU", "#c8102e", "#111111", "Bournemouth", 35, 91],
  ["brentford", "Brentford", "Brentford", "BRE", "#d20000", "#ffffff", "London", 55, 94],
  ["brighton", "Brighton & Hove Albion", "Brighton", "BHA", "#0057b8", "#ffffff", "Brighton", 51, 36],
  ["chelsea", "Chelsea", "Chelsea", "CHE", "#034694", "#ffffff", "London", 49, 8],
  ["coventry", "Coventry City", "Coventry", "COV", "#59b7e8", "#ffffff", "Coventry", 1346, 9],
  ["crystal-palace", "Crystal Palace", "Palace", "CRY", "#1b458f", "#c4122e", "London", 52, 31],
  ["everton", "Everton", "Everton", "EVE", "#003399", "#ffffff", "Liverpool", 45, 11],
  ["fulham", "Fulham", "Fulham", "FUL", "#f4f4f4", "#111111", "London", 36, 54],
  ["hull", "Hull City", "Hull", "HUL", "#f5a12d", "#111111", "Hull", 64, 88],
  ["ipswich", "Ipswich Town", "Ipswich", "IPS", "#2a44b7", "#ffffff", "Ipswich", 57, 40],
  ["leeds", "Leeds United", "Leeds", "LEE", "#f7f7f2", "#1d428a", "Leeds", 63, 2],
  ["liverpool", "Liverpool", "Liverpool", "LIV", "#c8102e", "#f6eb61", "Liverpool", 40, 14],
  ["manchester-city", "Manchester City", "Man City", "MCI", "#6caddf", "#1c2c5b", "Manchester", 50, 43],
  ["manchester-united", "Manchester United", "Man United", "MUN", "#da020e", "#fbe122", "Manchester", 33, 1],
  ["newcastle", "Newcastle United", "Newcastle", "NEW", "#241f20", "#ffffff", "Newcastle upon Tyne", 34, 4],
  ["nottingham-forest", "Nottingham Forest", "Forest", "NFO", "#dd0000", "#ffffff", "Nottingham", 65, 17],
  ["sunderland", "Sunderland", "Sunderland", "SUN", "#eb172b", "#ffffff", "Sunderland", 746, 56],
  ["tottenham", "Tottenham Hotspur", "Tottenham", "TOT", "#ffffff", "#132257", "London", 47, 6],
];

const laLiga: readonly Row[] = [
  ["athletic-club", "Athletic Club", "Athletic", "ATH", "#ee2523", "#ffffff", "Bilbao", 531, null],
  ["atletico-madrid", "Atlético de Madrid", "Atlético", "ATM", "#cb3524", "#272e61", "Madrid", 530, null],
  ["barcelona", "Barcelona", "Barcelona", "BAR", "#a50044", "#004d98", "Barcelona", 529, null],
  ["real-betis", "Real Betis", "Betis", "BET", "#0bb363", "#ffffff", "Seville", 543, null],
  ["celta-vigo", "Celta de Vigo", "Celta", "CEL", "#8ac3ee", "#e5254e", "Vigo", 538, null],
  ["alaves", "Deportivo Alavés", "Alavés", "ALA", "#0761af", "#ffffff", "Vitoria-Gasteiz", 542, null],
  [
    "deportivo-la-coruna",
    "Deportivo de La Coruña",
    "Deportivo",
    "DEP",
    "#0072ce",
    "#ffffff",
    "A Coruña",
    544,
    null,
  ],
  ["elche", "Elche", "Elche", "ELC", "#05642c", "#ffffff", "Elche", 797, null],
  ["espanyol", "Espanyol", "Espanyol", "ESP", "#007fc8", "#ffffff", "Barcelona", 540, null],
  ["getafe", "Getafe", "Getafe", "GET", "#005999", "#d4af37", "Getafe", 546, null],
  ["levante", "Levante", "Levante", "LEV", "#b4053f", "#005cab", "Valencia", 539, null],
  ["malaga", "Málaga", "Málaga", "MLG", "#1e5cb3", "#9fd3f5", "Málaga", 535, null],
  ["osasuna", "Osasuna", "Osasuna", "OSA", "#d91a21", "#0a346f", "Pamplona", 727, null],
  ["racing-santander", "Racing de Santander", "Racing", "RAC", "#ffffff", "#0f8a3c", "Santander", 4665, null],
  ["rayo-vallecano", "Rayo Vallecano", "Rayo", "RAY", "#ffffff", "#e53027", "Madrid", 728, null],
  ["real-madrid", "Real Madrid", "Real Madrid", "RMA", "#ffffff", "#febe10", "Madrid", 541, null],
  ["real-sociedad", "Real Sociedad", "Sociedad", "RSO", "#143c8b", "#ffffff", "San Sebastián", 548, null],
  ["sevilla", "Sevilla", "Sevilla", "SEV", "#ffffff", "#d81920", "Seville", 536, null],
  ["valencia", "Valencia", "Valencia", "VAL", "#ffffff", "#ee3524", "Valencia", 532, null],
  ["villarreal", "Villarreal", "Villarreal", "VIL", "#ffe667", "#005187", "Villarreal", 533, null],
];

const serieA: readonly Row[] = [
  ["atalanta", "Atalanta", "Atalanta", "ATA", "#1e71b8", "#111111", "Bergamo", 499, null],
  ["bologna", "Bologna", "Bologna", "BOL", "#1a2f48", "#a21c26", "Bologna", 500, null],
  ["cagliari", "Cagliari", "Cagliari", "CAG", "#a50034", "#002350", "Cagliari", 490, null],
  ["como", "Como", "Como", "COM", "#0050a0", "#ffffff", "Como", 895, null],
  ["fiorentina", "Fiorentina", "Fiorentina", "FIO", "#592c82", "#ffffff", "Florence", 502, null],
  ["frosinone", "Frosinone", "Frosinone", "FRO", "#ffdd00", "#004292", "Frosinone", 512, null],
  ["genoa", "Genoa", "Genoa", "GEN", "#a21c26", "#0b2240", "Genoa", 495, null],
  ["inter", "Inter", "Inter", "INT", "#0068a8", "#111111", "Milan", 505, null],
  ["juventus", "Juventus", "Juventus", "JUV", "#111111", "#ffffff", "Turin", 496, null],
  ["lazio", "Lazio", "Lazio", "LAZ", "#87d8f7", "#ffffff", "Rome", 487, null],
  ["lecce", "Lecce", "Lecce", "LEC", "#ffe600", "#d6001c", "Lecce", 867, null],
  ["milan", "Milan", "Milan", "MIL", "#d0021b", "#111111", "Milan", 489, null],
  ["monza", "Monza", "Monza", "MON", "#e4002b", "#ffffff", "Monza", 1579, null],
  ["napoli", "Napoli", "Napoli", "NAP", "#12a0d7", "#ffffff", "Naples", 492, null],
  ["parma", "Parma", "Parma", "PAR", "#ffd200", "#1b4094", "Parma", 523, null],
  ["roma", "Roma", "Roma", "ROM", "#8e1f2f", "#f0bc42", "Rome", 497, null],
  ["sassuolo", "Sassuolo", "Sassuolo", "SAS", "#00a752", "#111111", "Sassuolo", 488, null],
  ["torino", "Torino", "Torino", "TOR", "#8a1e03", "#ffffff", "Turin", 503, null],
  ["udinese", "Udinese", "Udinese", "UDI", "#ffffff", "#111111", "Udine", 494, null],
  ["venezia", "Venezia", "Venezia", "VEN", "#ff6900", "#00573f", "Venice", 517, null],
];

/** The 60 clubs of the three leagues, 20 each. */
export const clubs: readonly Club[] = [
  ...premierLeague.map((row) => toClub(row, "premier-league")),
  ...laLiga.map((row) => toClub(row, "la-liga")),
  ...serieA.map((row) => toClub(row, "serie-a")),
];

function toClub(row: Row, league: LeagueSlug): Club {
  const [slug, name, shortName, code, ground, mark, city, apiFootballId, fplCode] = row;
  return { slug, league, name, shortName, code, colours: [ground, mark], city, apiFootballId, fplCode };
}
