import type { CardFace } from "#web/ui/card/player-card.tsx";

/** A made-up printed card, as a photo of one looks after it has been straightened. */
function printedFace(name: string, ground: string, shirt: string): string {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 350" width="571" height="800"><rect width="250" height="350" fill="#fdfdf8"/><rect x="11" y="11" width="228" height="328" fill="${ground}"/><path d="M11 240 239 90v110L11 339Z" fill="#fff" opacity=".25"/><circle cx="128" cy="120" r="46" fill="#c98d63"/><path d="M82 112c0-70 94-70 92 0-20-30-70-30-92 0Z" fill="#2a1a12"/><path d="M36 292c0-90 40-112 92-112s92 22 92 112Z" fill="${shirt}"/><rect x="11" y="282" width="228" height="57" fill="#10160f"/><text x="125" y="322" font-family="Impact,sans-serif" font-size="32" fill="#fff" text-anchor="middle">${name}</text><text x="214" y="44" font-family="Impact,sans-serif" font-size="26" fill="#fff" text-anchor="middle">26</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

/** Printed cards of every rarity. */
export const samplePrintedCards: readonly CardFace[] = [
  {
    playerName: "Bukayo Saka",
    position: "midfielder",
    club: "Arsenal",
    overall: 91,
    rarity: "legendary",
    imageUrl: printedFace("SAKA", "#b3122a", "#e2001a"),
  },
  {
    playerName: "Pierre-Emerick Aubameyang-Sanchez",
    position: "forward",
    club: "Brighton & Hove Albion",
    overall: 86,
    rarity: "epic",
    imageUrl: printedFace("AUBAMEYANG", "#0b3d91", "#ffd35c"),
  },
  {
    playerName: "Dodô",
    position: "defender",
    club: "Fiorentina",
    overall: 79,
    rarity: "rare",
    imageUrl: printedFace("DODÔ", "#592c82", "#ffffff"),
  },
  {
    playerName: "Sam Vale",
    position: "goalkeeper",
    club: "Harbour Town",
    overall: 68,
    rarity: "common",
    imageUrl: printedFace("VALE", "#0f7a3f", "#141a17"),
  },
];

/** Cards of every rarity and position, with accented letters and both short and long names. */
export const sampleCards: readonly CardFace[] = [
  {
    playerName: "Martin Ødegaard",
    position: "midfielder",
    club: "Arsenal",
    clubColours: { primary: "#e2001a", secondary: "#ffffff" },
    overall: 91,
    rarity: "legendary",
  },
  {
    playerName: "Viktor Gyökeres",
    position: "forward",
    club: "Arsenal",
    clubColours: { primary: "#e2001a", secondary: "#ffffff" },
    overall: 86,
    rarity: "epic",
  },
  {
    playerName: "Benjamin Šeško",
    position: "forward",
    club: "Manchester United",
    clubColours: { primary: "#da020e", secondary: "#fbe122" },
    overall: 81,
    rarity: "rare",
  },
  {
    playerName: "Konstantinos Tzolakis",
    position: "goalkeeper",
    club: "Hull City",
    clubColours: { primary: "#f5a12d", secondary: "#111111" },
    overall: 73,
    rarity: "common",
  },
  {
    playerName: "Virgil van Dijk",
    position: "defender",
    club: "Liverpool",
    clubColours: { primary: "#c8102e", secondary: "#f6eb61" },
    overall: 89,
    rarity: "legendary",
  },
  {
    playerName: "Nico Paz",
    position: "midfielder",
    club: "Como",
    clubColours: { primary: "#0050a0", secondary: "#ffffff" },
    overall: 84,
    rarity: "epic",
  },
  {
    playerName: "Dodô",
    position: "defender",
    club: "Fiorentina",
    clubColours: { primary: "#592c82", secondary: "#ffffff" },
    overall: 79,
    rarity: "rare",
  },
  {
    playerName: "Trent Alexander-Arnold",
    position: "defender",
    club: "Real Madrid",
    clubColours: { primary: "#ffffff", secondary: "#febe10" },
    overall: 74,
    rarity: "common",
  },
  { playerName: "Sam Vale", position: "forward", club: "Harbour Town", overall: 68, rarity: "common" },
  {
    playerName: "Lautaro Martínez",
    position: "forward",
    club: "Inter",
    clubColours: { primary: "#0068a8", secondary: "#111111" },
    overall: 90,
    rarity: "legendary",
  },
];
