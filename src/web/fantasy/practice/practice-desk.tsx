import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { OwnCardView } from "#contract/card/card.ts";
import type { PracticeView } from "#contract/fantasy/practice.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { CardPicker } from "#web/fantasy/squad/card-picker.tsx";
import { PowersView } from "#web/fantasy/squad/powers-view.tsx";
import { QuickPicks } from "#web/fantasy/squad/quick-picks.tsx";
import { requestOf, type Selection, selectionOf } from "#web/fantasy/squad/selection.ts";
import { SquadDesk } from "#web/fantasy/squad/squad-desk.tsx";
import { WildcardActivation } from "#web/fantasy/squad/wildcard-activation.tsx";
import { newIdempotencyKey } from "#web/api/idempotency-key.ts";
import { practiceHelpQuery, practiceValidationQuery, useExecutePractice } from "./practice-queries.ts";

export interface PracticeDeskProps {
  readonly practice: PracticeView;
  readonly next: number;
  readonly cards: readonly OwnCardView[];
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** Where the squad of a practice season is put together: the desk of the Transfers page on other gameweeks. */
export function PracticeDesk({ practice, next, cards, selection, onChange }: PracticeDeskProps) {
  const { id, entries, powers, isWildcardRound } = practice;
  const help = useQuery(practiceHelpQuery(id, next));
  const request = requestOf(selection, { leagueId: id, round: next });
  const validation = useQuery(practiceValidationQuery(id, request));
  const executing = useExecutePractice(id);
  const activation = useWildcardActivation(practice, next);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const helpOf = help.isPending ? null : new Map(help.data?.cards.map((one) => [one.cardId, one]));
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <Panel
        title="Your Squad"
        className="min-w-0"
        action={
          <QuickPicks
            entries={entries}
            best={help.data?.bestNine ?? null}
            selection={selection}
            onChange={onChange}
          />
        }
      >
        <SquadDesk
          request={request}
          calls={{ validation, executing }}
          cards={byId}
          selection={selection}
          onChange={onChange}
          onExecuted={() => onChange({ ...selection, useWildcard: false })}
        />
      </Panel>
      <div className="grid min-w-0 gap-6">
        <Panel title="Your Cards">
          <CardPicker cards={cards} help={helpOf} selection={selection} onChange={onChange} />
        </Panel>
        <Panel title="Season Powers">
          <PowersView
            {...{ powers, isWildcardRound, selection, onChange }}
            cards={byId}
            activation={activation}
          />
        </Panel>
      </div>
    </div>
  );
}

/** The button that plays the wildcard for the squad as it stands; null without one, whose first is free anyway. */
function useWildcardActivation({ id, entries }: PracticeView, next: number): ReactNode {
  // Asked for here: the button goes as soon as the wildcard is played, and its answer is still to be told.
  const executing = useExecutePractice(id);
  const standing = { ...selectionOf(entries), useWildcard: true };
  const request = requestOf(standing, { leagueId: id, round: next });
  if (request === null) return null;
  return (
    <WildcardActivation
      isPending={executing.isPending}
      onPlay={(call) => executing.mutate({ request, idempotencyKey: newIdempotencyKey() }, call)}
    />
  );
}
