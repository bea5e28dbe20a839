import type { listPendingCards, PendingCardView } from "#contract/admin.ts";
import type { ResponseOf } from "#contract/endpoint.ts";
import { displayName } from "#game/account/display-name.ts";
import { withAdded } from "#web/api/with-added.ts";

type PendingPage = ResponseOf<typeof listPendingCards>;

/** A page of the photos that wait, also where the answer is a list of cards with the specification's fields alone. */
export function wholePending(answer: PendingPage | PendingCardView[]): PendingPage {
  const page = Array.isArray(answer) ? { cards: answer, total: answer.length, nextCursor: null } : answer;
  return { ...page, cards: page.cards.map(wholePendingCard) };
}

function wholePendingCard(card: PendingCardView): PendingCardView {
  const image = card.imageUrl ?? "";
  return withAdded(
    { ...card, user: withAdded(card.user, { id: "", name: displayName(card.user) }) },
    {
      playerId: null,
      isSpecial: false,
      clubColours: null,
      claimedPlayer: null,
      evidence: null,
      photo: { small: image, medium: image, large: image, width: 1, height: 1, placeholder: "" },
    },
  );
}
