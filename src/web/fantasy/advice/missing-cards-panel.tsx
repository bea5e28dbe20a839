import { useTranslation } from "react-i18next";
import type { MissingCardsView } from "#contract/fantasy/help.ts";
import { positions } from "#game/card/position.ts";
import { SQUAD_SIZE } from "#game/fantasy/squad.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Link } from "#web/ui/action/link.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { listText } from "#web/language/list-text.ts";

export interface MissingCardsPanelProps {
  readonly league: string;
  readonly missing: MissingCardsView;
}

/** What the user's cards lack for a squad in a league, instead of a list of cards that can't play in it. */
export function MissingCardsPanel({ league, missing }: MissingCardsPanelProps) {
  const { t } = useTranslation("fantasy");
  const { usable, more } = missing;
  const lacking = positions
    .filter((position) => missing.positions[position] > 0)
    .map((position) => t(`missing.${position}`, { count: missing.positions[position] }));
  const cards = more > 0 ? [...lacking, t("missing.more", { count: more })] : lacking;
  return (
    <Panel title={t("missing.title", { league })} tone="lit">
      <div className="grid justify-items-start gap-4">
        <p>{t("missing.usable", { count: usable, total: SQUAD_SIZE })}</p>
        <p className="font-semibold">
          {cards.length === 0 ? t("missing.clubs") : t("missing.cards", { cards: listText(cards) })}
        </p>
        <p className="text-sm text-ink-muted">{t("missing.how")}</p>
        <div className="flex flex-wrap gap-3">
          <Link to="/scout" className={buttonClass()}>
            {t("missing.scout")}
          </Link>
          <Link to="/upload-cards" className={buttonClass({ variant: "secondary" })}>
            {t("missing.upload")}
          </Link>
        </div>
      </div>
    </Panel>
  );
}
