/** A player's name without the given name: "Saka" for Bukayo Saka, "Evanilson" for Evanilson. */
export function familyName(playerName: string): string {
  const name = playerName.trim();
  return name.slice(name.indexOf(" ") + 1).trimStart();
}

/** The family name, or the full name if one of the players beside this one has the same family name. */
export function calledBeside(playerName: string, playerNames: readonly string[]): string {
  const family = familyName(playerName);
  const isShared = playerNames.some((other) => other !== playerName && familyName(other) === family);
  return isShared ? playerName : family;
}
