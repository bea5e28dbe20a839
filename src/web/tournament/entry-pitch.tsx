import type { EntryView, PickView } from "#contract/tournament.ts";
import { rarityOf } from "#game/card/rarity.ts";
import { PitchView, type PitchCard } from "../team/pitch-view.tsx";
import { slotPlaces } from "../team/slot-places.ts";

/** What stands in the way of showing an entry on the pitch, in the words of spec §8, or null. */
export function entryProblem(entry: EntryView): string | null {
  if (entry.picks.length === 0) return "Team not found in saved teams";
  return placesOf(entry).size === entry.picks.length ? null : "Positions error";
}

function placesOf({ formation, picks }: EntryView): ReadonlyMap<number, PickView> {
  return slotPlaces(formation, picks, ({ slot, positionIndex }) => ({ label: slot, index: positionIndex }));
}

/** The five cards of an entry as they were locked, each with its points. */
export function EntryPitch({ entry }: { readonly entry: EntryView }) {
  const places = placesOf(entry);
  return (
    <PitchView
      label={`${entry.teamName}, ${entry.formation}, locked`}
      formation={entry.formation}
      cards={new Map([...places].map(([at, pick]) => [at, toPitchCard(pick)]))}
      marks={new Map([...places].map(([at, { points }]) => [at, <PointsMark key={at} points={points} />]))}
    />
  );
}

function toPitchCard(pick: PickView): PitchCard {
  return { ...pick, id: pick.cardId, rarity: rarityOf(pick.overall) };
}

function PointsMark({ points }: { readonly points: number }) {
  return (
    <span className="tabular absolute -top-2.5 -right-2.5 grid min-w-7 place-items-center rounded-full bg-flood px-1.5 py-0.5 text-sm font-bold text-on-flood shadow-panel">
      {points}
      <span className="sr-only"> points</span>
    </span>
  );
}
