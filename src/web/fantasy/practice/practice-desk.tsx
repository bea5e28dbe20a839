import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import type { PracticeView } from "#contract/fantasy/practice.ts";
import { MissingCardsPanel } from "#web/fantasy/advice/missing-cards-panel.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { PowersView } from "#web/fantasy/squad/powers-view.tsx";
import { QuickPicks } from "#web/fantasy/squad/quick-picks.tsx";
import { ownedOf, requestOf, type Selection, selectionOf } from "#web/fantasy/squad/selection.ts";
import { SquadDesk } from "#web/fantasy/squad/squad-desk.tsx";
import { WildcardActivation } from "#web/fantasy/squad/wildcard-activation.tsx";
import { practiceHelpQuery, practiceValidationQuery, useExecutePractice } from "./practice-queries.ts";

export interface PracticeDeskProps {
  readonly practice: PracticeView;
  readonly next: number;
  readonly cards: readonly OwnCardView[];
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
}

/** Picks the squad of a practice season, with the desk of the Transfers page. */
export function PracticeDesk({ practice, next, cards, selection: picked, onChange }: PracticeDeskProps) {
  const { t } = useTranslation("fantasy");
  const { id, entries, powers, isWildcardRound, hasTeam, leagueName } = practice;
  const help = useQuery(practiceHelpQuery(id, next));
  const byId = new Map(cards.map((card) => [card.id, card]));
  const selection = ownedOf(picked, byId);
  const request = requestOf(selection, { leagueId: id, round: next });
  const validation = useQuery(practiceValidationQuery(id, request));
  const executing = useExecutePractice(id, "transfers");
  const activation = useWildcardActivation(practice, next);
  if (!hasTeam && help.data?.missing) {
    return <MissingCardsPanel league={leagueName} missing={help.data.missing} />;
  }
  return (
    <div className="grid gap-6">
      <SquadDesk
        {...{ request, selection, onChange }}
        round={next}
        calls={{ validation, executing }}
        cards={byId}
        help={help.isPending ? null : help.data}
        // Form is for the current season, not for the one being practised.
        forms={null}
        onExecuted={() => undefined}
        picks={<QuickPicks entries={entries} best={help.data?.bestNine ?? null} onChange={onChange} />}
        powers={
          <Panel title={t("powers.title")}>
            <PowersView
              {...{ powers, isWildcardRound, selection, onChange }}
              cards={byId}
              activation={activation}
            />
          </Panel>
        }
      />
    </div>
  );
}

/** The button that plays the wildcard for the current squad; null without one. */
function useWildcardActivation({ id, entries, isFirstSquad }: PracticeView, next: number): ReactNode {
  const executing = useExecutePractice(id, "wildcard");
  const request = requestOf(selectionOf(entries), { leagueId: id, round: next, useWildcard: true });
  if (request === null) return null;
  return (
    <WildcardActivation
      isFirstSquad={isFirstSquad}
      isPending={executing.isPending}
      onPlay={(call) => executing.mutate(request, call)}
    />
  );
}
