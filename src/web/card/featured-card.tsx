import { useTranslation } from "react-i18next";
import { PlayerCard, type CardFace } from "#web/ui/card/player-card.tsx";
import { Panel } from "#web/ui/layout/panel.tsx";

/** A static placeholder (spec §2, Home dashboard); the player's name is in the catalogue. */
const FEATURED: Omit<CardFace, "playerName"> = {
  position: "forward",
  club: "Panna",
  overall: 93,
  rarity: "legendary",
};

export function FeaturedCard() {
  const { t } = useTranslation("card");
  return (
    <Panel title={t("featured.title")} description={t("featured.description")}>
      <div className="grid justify-items-center gap-3 py-2">
        <PlayerCard card={{ ...FEATURED, playerName: t("featured.playerName") }} size="medium" />
        {/* The card above says it to screen readers. */}
        <p aria-hidden="true" className="text-sm text-ink-muted">
          {t("overall", { overall: FEATURED.overall })}
        </p>
      </div>
    </Panel>
  );
}
