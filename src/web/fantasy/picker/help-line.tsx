import { useTranslation } from "react-i18next";
import type { CardHelp } from "#contract/fantasy/help.ts";
import { Badge } from "#web/ui/record/badge.tsx";
import { FixtureRun } from "#web/fantasy/advice/fixture-run.tsx";
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
      <FixtureRun rounds={help.rounds} />
    </div>
  );
}

function formText(t: Words<"fantasy">, { form, ownership }: CardHelp): string {
  if (ownership === null) return form === null ? t("help.noForm") : t("help.form", { form });
  const share = ownership / 100;
  return form === null ? t("help.noFormOwned", { share }) : t("help.formOwned", { form, share });
}
