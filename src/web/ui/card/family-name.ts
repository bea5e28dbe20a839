/** A player's name without the given name: "Saka" for Bukayo Saka, "Evanilson" for Evanilson. */
export function familyName(playerName: string): string {
  return playerName.slice(playerName.indexOf(" ") + 1);
}
