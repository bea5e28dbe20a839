import { Trans, useTranslation } from "react-i18next";
import type { OwnCardView } from "#contract/card/card.ts";
import type { CardHelp } from "#contract/fantasy/help.ts";
import { CardForm } from "#web/card/form/card-form.tsx";
import type { SquadBoard } from "#web/fantasy/squad/squad-board.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { FixtureRun } from "#web/fantasy/advice/fixture-run.tsx";
import type { Words } from "#words/noun.ts";

const UNFIT = {
  not_approved: "help.notApproved",
  not_linked: "help.notLinked",
  other_league: "help.otherLeague",
} as const;

export interface CardFactsProps {
  readonly card: OwnCardView;
  readonly board: Pick<SquadBoard, "help" | "forms">;
  /** The card's name; left out if a title has it. */
  readonly name?: React.ReactNode;
}

/** Facts for choosing a card: position and club, form, and the fixtures of the next gameweeks. */
export function CardFacts({ card, board, name }: CardFactsProps) {
  const { t } = useTranslation(["fantasy", "ui"]);
  const help = board.help?.get(card.id);
  const position = t(`ui:playerCard.position.${card.position}`);
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <div className="min-w-0 flex-[1_1_7rem]">
          {name}
          <p className="text-sm text-ink-muted">{t("picker.line", { position, club: card.club })}</p>
          <p className="tabular flex flex-wrap gap-x-3 text-sm text-ink-muted *:whitespace-nowrap">
            <span>
              <Trans
                t={t}
                i18nKey="picker.overall"
                values={{ overall: card.overall }}
                components={{ strong: <strong className="text-ink" /> }}
              />
            </span>
            {help?.unfit === null && <span>{t("picker.expected", { expected: help.expected })}</span>}
          </p>
        </div>
        {board.forms !== null && <CardForm form={board.forms.of(card.id)} className="w-22 flex-none" />}
      </div>
      {help && <HelpLine help={help} />}
    </div>
  );
}

/** Form, ownership and the next fixtures of a card, or why it can't play in this league. */
function HelpLine({ help }: { readonly help: CardHelp }) {
  const { t } = useTranslation("fantasy");
  if (help.unfit !== null) return <Badge variant="destructive">{t(UNFIT[help.unfit])}</Badge>;
  return (
    <div className="grid gap-1.5 text-sm text-ink-muted">
      <p className="tabular">{formText(t, help)}</p>
      <FixtureRun rounds={help.rounds} />
    </div>
  );
}

function formText(t: Words<"fantasy">, { form, ownership }: CardHelp): string {
  if (ownership === null) return form === null ? t("help.noForm") : t("help.form", { form });
  const share = ownership / 100;
  return form === null ? t("help.noFormOwned", { share }) : t("help.formOwned", { form, share });
}
