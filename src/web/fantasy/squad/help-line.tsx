import { Trans, useTranslation } from "react-i18next";
import type { CardHelp } from "#contract/fantasy/help.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import type { Words } from "#words/noun.ts";

const UNFIT = {
  not_approved: "help.notApproved",
  not_linked: "help.notLinked",
  other_league: "help.otherLeague",
} as const;

/** Form, ownership and the next fixtures of a card, or why it can't play in this league. */
export function HelpLine({ help }: { readonly help: CardHelp }) {
  const { t } = useTranslation("fantasy");
  if (help.unfit !== null) return <Badge variant="destructive">{t(UNFIT[help.unfit])}</Badge>;
  return (
    <div className="grid gap-1.5 text-sm text-ink-muted">
      <p className="tabular">{formText(t, help)}</p>
      <ol className="flex flex-wrap gap-1.5" aria-label={t("help.fixtures")}>
        {help.rounds.map((fixtures, at) => (
          // The coming gameweeks are told apart only by their order.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            {fixtures.length === 0 ? (
              <Badge variant="destructive">{t("help.noFixture")}</Badge>
            ) : (
              fixtures.map((fixture) => <Opponent key={fixture.kickOff} fixture={fixture} />)
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}

function formText(t: Words<"fantasy">, { form, ownership }: CardHelp): string {
  if (ownership === null) return form === null ? t("help.noForm") : t("help.form", { form });
  const share = ownership / 100;
  return form === null ? t("help.noFormOwned", { share }) : t("help.formOwned", { form, share });
}

function Opponent({ fixture }: { readonly fixture: CardHelp["rounds"][number][number] }) {
  const { t } = useTranslation("fantasy");
  const { opponent, isHome, difficulty } = fixture;
  return (
    <Badge variant={difficulty >= 4 ? "default" : "outline"}>
      <Trans
        t={t}
        i18nKey={isHome ? "help.home" : "help.away"}
        values={{ opponent, difficulty }}
        components={{ word: <span className="sr-only" /> }}
      />
    </Badge>
  );
}
