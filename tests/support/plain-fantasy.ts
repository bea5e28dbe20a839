/**
 * The fantasy league's rules a second time, as a script over plain numbers and strings, to check the game's rules
 * against. It shares no code with them.
 */
import type { SquadCard, SquadRequest } from "#game/fantasy/squad-request.ts";
import type { CountedWeek } from "./recorded-rounds.ts";

/** A manager's books. */
export interface PlainBooks {
  /** Player ids of the last locked nine. */
  locked: number[] | null;
  request: SquadRequest | null;
  carried: SquadRequest | null;
  gone: number[];
  bank: number;
  wildcard: number | null;
  /** Card ids of the chips already spent. */
  chips: number[];
  total: number;
}

export function emptyBooks(): PlainBooks {
  return {
    locked: null,
    request: null,
    carried: null,
    gone: [],
    bank: 0,
    wildcard: null,
    chips: [],
    total: 0,
  };
}

const legalShapes = "GDDMF GDMMF GDMFF GDDMM".split(" ");

function shape(cards: readonly SquadCard[]): string {
  const letter = { goalkeeper: "G", defender: "D", midfielder: "M", forward: "F" };
  const order = "GDMF";
  return cards
    .map(({ position }) => letter[position])
    .sort((a, b) => order.indexOf(a) - order.indexOf(b))
    .join("");
}

/** The codes of all rules a request breaks. */
export function brokenRules(
  request: SquadRequest,
  mine: ReadonlyMap<number, SquadCard>,
  books: PlainBooks,
  { round, isLate }: { readonly round: number; readonly isLate: boolean },
): Set<string> {
  const broken = new Set<string>();
  const {
    newCardIds: five,
    benchCardIds: four,
    captainId: c,
    viceCaptainId: v,
    chipCardIds: chips,
  } = request;
  const nine = five.concat(four);
  if (isLate) broken.add("deadline_passed");
  if (five.length !== 5) broken.add("starters_incomplete");
  if (four.length !== 4) broken.add("bench_incomplete");
  const clubs: Record<string, number> = {};
  const players: Record<string, number> = {};
  for (const id of new Set(nine)) {
    const card = mine.get(id);
    if (!card) {
      broken.add("squad_card_not_yours");
      continue;
    }
    if (nine.filter((other) => other === id).length > 1) broken.add("squad_card_twice");
    if (!card.isApproved) broken.add("squad_card_not_approved");
    if (card.playerId === null) broken.add("squad_card_not_linked");
    if (card.playerId !== null && card.leagueId !== "premier-league") broken.add("squad_card_other_league");
    if (card.playerId !== null) players[card.playerId] = (players[card.playerId] ?? 0) + 1;
    if (card.clubId !== null) clubs[card.clubId] = (clubs[card.clubId] ?? 0) + 1;
  }
  if (Object.values(players).some((count) => count > 1)) broken.add("squad_player_twice");
  if (Object.values(clubs).some((count) => count > 3)) broken.add("club_limit");
  const starting = [...new Set(five)].flatMap((id) => mine.get(id) ?? []);
  if (starting.length === 5 && five.length === 5) {
    const text = shape(starting);
    if (text.split("G").length !== 2) broken.add("goalkeeper_count");
    else if (!legalShapes.includes(text)) broken.add("shape_unknown");
  }
  if (c === null) broken.add("captain_missing");
  else if (!five.includes(c)) broken.add("captain_not_starting");
  if (v === null) broken.add("vice_captain_missing");
  else if (!five.includes(v)) broken.add("vice_captain_not_starting");
  if (c !== null && c === v) broken.add("captain_is_vice_captain");
  const isWild = books.wildcard === round || (books.wildcard === null && request.useWildcard);
  if (isWild && chips.length > 0) broken.add("wildcard_with_chip");
  if (request.useWildcard && books.wildcard !== null && books.wildcard !== round)
    broken.add("wildcard_spent");
  if (chips.length > 2) broken.add("chip_round_limit");
  if (chips.length > 4 - books.chips.length) broken.add("chips_spent");
  for (const id of chips) {
    const card = mine.get(id);
    if (!nine.includes(id)) broken.add("chip_outside_squad");
    else if (card) {
      if (chips.filter((other) => other === id).length > 1) broken.add("chip_twice");
      if (card.origin !== "photo" || !card.isApproved) broken.add("chip_not_special");
      if (books.chips.includes(id)) broken.add("chip_card_spent");
    }
  }
  return broken;
}

/** The points of a request's line-up in a week, as counted by the Premier League game. */
export function plainPoints(
  request: SquadRequest,
  all: ReadonlyMap<number, SquadCard>,
  week: ReadonlyMap<number, CountedWeek>,
): number {
  const weekOf = (id: number) => week.get(all.get(id)?.playerId ?? -1) ?? { points: 0, minutes: 0, cards: 0 };
  const isIn = (id: number) => weekOf(id).minutes > 0 || weekOf(id).cards > 0;
  const isKeeper = (id: number) => all.get(id)?.position === "goalkeeper";
  const line = [...request.newCardIds];
  for (let i = 0; i < 5; i++) {
    const keeper = request.benchCardIds.find((id) => isKeeper(id) && isIn(id));
    if (isKeeper(line[i] ?? -1) && !isIn(line[i] ?? -1) && keeper !== undefined) line[i] = keeper;
  }
  for (const id of request.benchCardIds) {
    if (isKeeper(id) || !isIn(id)) continue;
    for (let i = 0; i < 5; i++) {
      const off = line[i] ?? -1;
      if (isKeeper(off) || isIn(off)) continue;
      const trial = line.map((other, j) => (j === i ? id : other));
      if (!legalShapes.includes(shape(trial.flatMap((other) => all.get(other) ?? [])))) continue;
      line[i] = id;
      break;
    }
  }
  let doubled = -1;
  if (isIn(request.captainId ?? -1)) doubled = request.captainId ?? -1;
  else if (isIn(request.viceCaptainId ?? -1)) doubled = request.viceCaptainId ?? -1;
  let points = 0;
  for (const id of line) {
    points += weekOf(id).points;
    if (id === doubled) points += weekOf(id).points;
    if (request.chipCardIds.includes(id)) points += weekOf(id).points;
  }
  return points;
}

/**
 * Closes a round in the books: the squad's points, the cost of its transfers, and what carries over to the next
 * round.
 */
export function closeRound(
  books: PlainBooks,
  all: ReadonlyMap<number, SquadCard>,
  {
    round,
    week,
    hasFixture,
  }: {
    readonly round: number;
    readonly week: ReadonlyMap<number, CountedWeek>;
    readonly hasFixture: (playerId: number) => boolean;
  },
): number {
  const request = books.request ?? books.carried;
  if (!request) return 0;
  const players = [...request.newCardIds, ...request.benchCardIds].map((id) => all.get(id)?.playerId ?? -1);
  let points = plainPoints(request, all, week);
  if (books.locked === null) books.bank = 1;
  else {
    const { locked } = books;
    let transfers = players.filter((id) => !locked.includes(id)).length;
    if (books.request !== null)
      transfers -= books.gone.filter((id) => locked.includes(id) && !players.includes(id)).length;
    transfers = Math.max(0, transfers);
    if (books.wildcard !== round) {
      while (transfers > 0 && books.bank > 0) {
        transfers -= 1;
        books.bank -= 1;
      }
      points -= 2 * transfers;
    }
    books.bank = books.bank < 5 ? books.bank + 1 : 5;
  }
  for (const id of request.chipCardIds) if (hasFixture(all.get(id)?.playerId ?? -1)) books.chips.push(id);
  books.locked = players;
  books.carried = { ...request, chipCardIds: [] };
  books.request = null;
  books.gone = [];
  books.total += points;
  return points;
}
