/** Statuses of a fixture in play (spec §4, Match display), with the further ones of API-Football. */
const inPlay = new Set(["1H", "HT", "2H", "ET", "BT", "P", "SUSP", "INT", "LIVE"]);
const finished = new Set(["FT", "AET", "PEN", "AWD", "WO"]);

/** Put off, cancelled or abandoned: what was played of it counts for nothing. */
const calledOff = new Set(["PST", "CANC", "ABD"]);

export function isInPlay(status: string): boolean {
  return inPlay.has(status);
}

export function isFinished(status: string): boolean {
  return finished.has(status);
}

export function isCalledOff(status: string): boolean {
  return calledOff.has(status);
}
