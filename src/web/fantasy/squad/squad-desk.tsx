import "./squad.css";
import type { UseMutationResult, UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import type { LineUpHelp } from "#contract/fantasy/help.ts";
import type { TransferRequest, ValidationView } from "#contract/fantasy/transfers.ts";
import { handleLoggedOut } from "#web/account/logged-out.ts";
import { isUnauthorized } from "#web/api/api-error.ts";
import { toastFailure } from "#web/api/toast-failure.ts";
import { words } from "#web/language/words.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import type { CardForms } from "#web/card/form/card-forms-query.ts";
import { ClosestCallLine } from "#web/fantasy/advice/closest-call-line.tsx";
import { CardPicker } from "#web/fantasy/picker/card-picker.tsx";
import type { Question } from "#web/fantasy/sheet/question.ts";
import { SquadSheet } from "#web/fantasy/sheet/squad-sheet.tsx";
import { BenchRow } from "./bench-row.tsx";
import type { Selection } from "./selection.ts";
import { SquadBar } from "./squad-bar.tsx";
import type { SquadBoard } from "./squad-board.ts";
import { type SquadChange, squadChange } from "./squad-change.ts";
import { SquadPitch } from "./squad-pitch.tsx";
import { Verdict } from "./verdict.tsx";

/** The calls that check and execute a squad, in a league or in a practice season. */
export interface SquadCalls {
  readonly validation: UseQueryResult<ValidationView>;
  readonly executing: UseMutationResult<{ readonly round: number }, Error, TransferRequest>;
}

export interface SquadDeskProps {
  readonly round: number;
  /** Null while the selection is incomplete. */
  readonly request: TransferRequest | null;
  readonly calls: SquadCalls;
  readonly cards: ReadonlyMap<number, OwnCardView>;
  /** Undefined if it failed; null while it loads. */
  readonly help: LineUpHelp | null | undefined;
  readonly forms: CardForms | null;
  readonly selection: Selection;
  readonly onChange: (selection: Selection) => void;
  readonly onExecuted: () => void;
  /** Buttons that pick a whole squad. */
  readonly picks: ReactNode;
  readonly powers: ReactNode;
  readonly history?: ReactNode;
}

/** Pitch, bench and verdict of a selection, the cards to choose from, and the bar that executes it. */
export function SquadDesk(props: SquadDeskProps) {
  const { round, request, cards, help, selection } = props;
  const { t } = useTranslation("fantasy");
  const { validation, execute, isValid } = useVerdict(request, props.calls, props.onExecuted);
  const { board, change, question, ask } = useBoard(props);
  const errors = request === null ? [] : (validation.data?.errors ?? []);
  const wrongIds = new Set(errors.flatMap(({ cardId }) => cardId ?? []));
  const activeId = question?.kind === "card" ? question.cardId : null;
  return (
    <>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 gap-6 max-lg:contents">
          <Panel title={t("squad.title")} action={props.picks}>
            <div className="grid gap-5">
              <ClosestCallLine best={help?.bestNine ?? null} round={round} board={board} />
              <div className="flex flex-col items-center gap-4 *:w-full *:max-w-112">
                <SquadPitch board={board} wrongIds={wrongIds} activeId={activeId} />
                <BenchRow board={board} wrongIds={wrongIds} />
              </div>
              <Verdict validation={validation} isComplete={request !== null} cards={cards} />
            </div>
          </Panel>
          <div className="max-lg:order-last">{props.history}</div>
        </div>
        <div className="grid min-w-0 gap-6 max-lg:contents">
          <Panel title={t("picker.title")}>
            <CardPicker board={board} />
          </Panel>
          {props.powers}
        </div>
      </div>
      <SquadBar
        board={{ selection, cards }}
        change={change}
        verdict={request === null ? undefined : validation.data}
        execute={execute}
        isValid={isValid}
      />
      <SquadSheet question={question} board={board} onClose={() => ask(null)} />
    </>
  );
}

/**
 * Checks a selection automatically as soon as it is complete, and executes it on request (spec §4, Transfer flow).
 *
 * @param request null while the selection is incomplete
 */
function useVerdict(
  request: TransferRequest | null,
  { validation, executing }: SquadCalls,
  onExecuted: () => void,
) {
  const { error, isLoadingError } = validation;
  useEffect(() => {
    // A check is a query, and only mutations get the session's own message without help.
    if (isUnauthorized(error)) handleLoggedOut();
    // While Panna is away, a selection that had its verdict is checked again and again. Its panel says that this fails.
    if (!isLoadingError) return;
    toastFailure(error, {
      title: words("fantasy")("verdict.failed.title"),
      fallback: words("fantasy")("verdict.failed.description"),
    });
  }, [error, isLoadingError]);
  const send = () => {
    // mutateAsync, because callbacks of `mutate` don't run if another desk replaces this one before the response.
    if (request !== null) void executing.mutateAsync(request).then(onExecuted, () => undefined);
  };
  return {
    validation,
    execute: { send, isPending: executing.isPending },
    isValid: request !== null && validation.data?.valid === true && !validation.isFetching,
  };
}

/** The board with its open question and what its last step changed. */
function useBoard({ cards, help, forms, selection, onChange }: SquadDeskProps) {
  const [question, ask] = useState<Question | null>(null);
  const [last, setLast] = useState<{ selection: Selection; change: SquadChange | null }>({
    selection,
    change: null,
  });
  if (last.selection !== selection) {
    setLast({ selection, change: squadChange(last.selection, selection) });
  }
  const board: SquadBoard = {
    selection,
    cards,
    help: help === null ? null : new Map(help?.cards.map((one) => [one.cardId, one])),
    forms,
    onChange,
    onAsk: ask,
  };
  return { board, change: last.change, question, ask };
}
