import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { CardView } from "#contract/card/card.ts";
import type { EntryView, PickView } from "#contract/tournament.ts";
import { cardsQuery } from "#web/card/card-queries.ts";
import { rarityOf } from "#game/card/rarity.ts";
import { PitchView, type PitchCard } from "#web/team/pitch-view.tsx";
import { PointsText } from "./points-text.tsx";
import type { EntryProblem } from "./saved-entry.ts";
import { slotPlaces } from "#web/team/slot-places.ts";

/** Why an entry can't be shown on the pitch, or null. */
export function entryProblem(entry: EntryView): EntryProblem | null {
  if (entry.picks.length === 0) return "notFound";
  return placesOf(entry).size === entry.picks.length ? null : "positions";
}

function placesOf({ formation, picks }: EntryView): ReadonlyMap<number, PickView> {
  return slotPlaces(formation, picks, ({ slot, positionIndex }) => ({ label: slot, index: positionIndex }));
}

/** The five locked cards of an entry, each with its points. */
export function EntryPitch({ entry }: { readonly entry: EntryView }) {
  const { t } = useTranslation("tournament");
  const { teamName: team, formation } = entry;
  const places = placesOf(entry);
  const badges = useBadges();
  return (
    <PitchView
      label={t("team.pitch", { team, formation })}
      formation={formation}
      cards={new Map([...places].map(([at, pick]) => [at, toPitchCard(pick, badges.get(pick.cardId))]))}
      marks={new Map([...places].map(([at, { points }]) => [at, <PointsMark key={at} points={points} />]))}
    />
  );
}

type Badge = Pick<CardView, "clubCode" | "clubColours">;

/** The club badges of the collection's cards by card id: an entry's copies don't include them. */
function useBadges(): ReadonlyMap<number, Badge> {
  const cards = useQuery(cardsQuery);
  return new Map(cards.data?.map(({ id, clubCode, clubColours }) => [id, { clubCode, clubColours }]));
}

function toPitchCard(pick: PickView, badge: Badge | undefined): PitchCard {
  return { ...pick, id: pick.cardId, rarity: rarityOf(pick.overall), ...badge };
}

function PointsMark({ points }: { readonly points: number }) {
  return (
    <span className="tabular absolute -top-2.5 -right-2.5 grid min-w-7 place-items-center rounded-full bg-flood px-1.5 py-0.5 text-sm font-bold text-on-flood shadow-panel">
      <PointsText points={points} />
    </span>
  );
}
