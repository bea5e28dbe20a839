import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { refusalMessage } from "#web/language/refusal-message.ts";
import type { SlotView } from "#contract/team.ts";
import {
  decideEntry,
  entryConcerns,
  type EntryPick,
  type EntryToWrite,
} from "#game/tournament/decide-entry.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { ReadView } from "#web/api/read-view.tsx";
import { CardForm } from "#web/card/form/card-form.tsx";
import { cardFormsQuery } from "#web/card/form/card-forms-query.ts";
import { listText } from "#web/language/list-text.ts";
import { teamPositionsQuery } from "#web/team/team-queries.ts";

export interface EntryPreviewProps {
  readonly teamId: number;
  readonly status: string;
}

/**
 * A preview of entering with a team: its players and the cards that would hardly score, or why it can't enter
 * (docs/rules.md#tournament).
 */
export function EntryPreview({ teamId, status }: EntryPreviewProps) {
  const { t } = useTranslation("team");
  const slots = useQuery(teamPositionsQuery(teamId));
  return (
    <ReadView query={slots} failure={t("load.team")} skeleton={<Skeleton className="w-3/4" />}>
      {(found) => <Preview slots={found} status={status} />}
    </ReadView>
  );
}

interface Facts {
  readonly slots: readonly SlotView[];
  readonly status: string;
}

function decide({ slots, status }: Facts) {
  return decideEntry({ status, hasEntered: false, slots });
}

function Preview(facts: Facts) {
  const outcome = decide(facts);
  if (!outcome.ok) return <Notice tone="warning" title={refusalMessage(outcome.refusal)} />;
  return (
    <>
      <p className="text-sm text-ink-muted">{namesOf(outcome.value.picks)}</p>
      <Warnings entry={outcome.value} />
    </>
  );
}

/** The five with their form, and the same warnings again, where the entry becomes final. */
export function EntryFive({ teamId, status }: EntryPreviewProps) {
  const slots = useQuery(teamPositionsQuery(teamId));
  const outcome = slots.data && decide({ slots: slots.data, status });
  if (outcome?.ok !== true) return null;
  return (
    <>
      <Forms entry={outcome.value} />
      <Warnings entry={outcome.value} />
    </>
  );
}

function Forms({ entry: { picks } }: { readonly entry: EntryToWrite }) {
  const { t } = useTranslation("card");
  const { data: forms } = useQuery(cardFormsQuery);
  return (
    <>
      <p className="text-sm text-ink-muted">{t("form.legend")}</p>
      <ul className="grid gap-2">
        {picks.map(({ cardId, playerName }) => (
          <li key={cardId} className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-center gap-3">
            <span className="min-w-0 truncate font-semibold">{playerName}</span>
            <CardForm form={forms && (forms.find((form) => form.cardId === cardId) ?? null)} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Warnings({ entry: { picks, scoreless } }: { readonly entry: EntryToWrite }) {
  const { t } = useTranslation("tournament");
  const forms = useQuery(cardFormsQuery);
  const byCard = forms.data && new Map(forms.data.map((form) => [form.cardId, form]));
  const { idle, fixtureless } = byCard ? entryConcerns(picks, byCard) : { idle: [], fixtureless: [] };
  const concerned = idle.length + fixtureless.length;
  return (
    <>
      {scoreless.length > 0 && (
        <Notice tone="warning" title={t("entry.scoreless.title", { count: scoreless.length })}>
          {t("entry.scoreless.text", { count: scoreless.length, players: namesOf(scoreless) })}
        </Notice>
      )}
      {concerned > 0 && (
        <Notice tone="warning" title={t("entry.concerns.title", { count: concerned })}>
          {fixtureless.length > 0 && (
            <p>
              {t("entry.concerns.fixtureless", { count: fixtureless.length, players: namesOf(fixtureless) })}
            </p>
          )}
          {idle.length > 0 && (
            <p>{t("entry.concerns.idle", { count: idle.length, players: namesOf(idle) })}</p>
          )}
        </Notice>
      )}
    </>
  );
}

function namesOf(picks: readonly EntryPick[]): string {
  return listText(picks.map(({ playerName }) => playerName));
}

/**
 * Checks the current team, and prefetches what the confirmation warns of.
 *
 * @returns why the team can't enter, or null if it can
 * @throws ApiError if the team can't be loaded
 */
export async function checkEntry(
  queryClient: QueryClient,
  { teamId, status }: EntryPreviewProps,
): Promise<string | null> {
  const [slots] = await Promise.all([
    queryClient.fetchQuery({ ...teamPositionsQuery(teamId), staleTime: 0 }),
    queryClient.prefetchQuery(cardFormsQuery),
  ]);
  const outcome = decide({ slots, status });
  return outcome.ok ? null : refusalMessage(outcome.refusal);
}
