import { Camera, ChevronRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { PlayerPage } from "#contract/football/player-page.ts";
import { buttonClass } from "#web/ui/action/button-class.ts";
import { Link } from "#web/ui/action/link.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge } from "#web/ui/record/badge.tsx";

/** The viewer's cards of the player, and a link to upload one. */
export function OwnCards({ player, ownCards }: Pick<PlayerPage, "player" | "ownCards">) {
  const { t } = useTranslation("player");
  return (
    <Panel title={t("ownCards.title")}>
      <div className="grid gap-4">
        {ownCards.length === 0 ? (
          <p className="text-ink-muted">{t("ownCards.none")}</p>
        ) : (
          <ul>
            {ownCards.map((card) => (
              <li key={card.id} className="border-t border-line first:border-t-0">
                <OwnCard card={card} />
              </li>
            ))}
          </ul>
        )}
        <div className="grid justify-items-start gap-2">
          <Link
            to="/upload-cards"
            search={{ player: player.id }}
            className={buttonClass({ variant: "secondary" })}
          >
            <Camera aria-hidden="true" />
            {t("upload")}
          </Link>
          <p className="text-sm text-ink-muted">{t("uploadHint")}</p>
        </div>
      </div>
    </Panel>
  );
}

function OwnCard({ card }: { readonly card: PlayerPage["ownCards"][number] }) {
  const { t } = useTranslation(["player", "ui"]);
  return (
    <Link
      to="/cards/$cardId"
      params={{ cardId: String(card.id) }}
      className="flex min-h-14 items-center gap-3 rounded-control py-1.5"
    >
      <span className="row-text">
        <span className="block font-semibold">{t("ownCards.card", { overall: card.overall })}</span>
        <span className="block text-sm text-ink-muted">
          {t(`ownCards.${card.origin}`)} · {t(`ui:playerCard.rarity.${card.rarity}`)}
        </span>
      </span>
      {card.origin === "photo" && <Badge>{t("ownCards.special")}</Badge>}
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-ink-muted" />
    </Link>
  );
}
