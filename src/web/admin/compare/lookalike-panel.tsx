import { useTranslation } from "react-i18next";
import { useState } from "react";
import type { PendingCardView } from "#contract/admin.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { useShortcuts } from "#web/admin/shortcuts.ts";
import { comparedPart, picturesOf } from "./card-pictures.ts";
import { ComparisonSlider } from "./comparison-slider.tsx";

/** The card over one of its look-alikes, with a line to move between them, and a choice of look-alikes. */
export function LookalikePanel({ card }: { readonly card: PendingCardView }) {
  const { t } = useTranslation("admin");
  const lookalikes = card.evidence?.lookalikes ?? [];
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, lookalikes.length - 1);
  const lookalike = lookalikes[at];
  useShortcuts({ c: lookalikes.length > 1 ? () => setChosen((at + 1) % lookalikes.length) : undefined });
  if (!lookalike) return null;
  const { own, earlier, ratio } = comparedPart(picturesOf(card), lookalike);
  return (
    <Panel title={t("compare.title")} headingLevel={3}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ComparisonSlider
          key={lookalike.cardId}
          left={{ src: own.medium, placeholder: own.placeholder, label: t("compare.this") }}
          right={{ src: earlier, label: t("compare.earlier", { playerName: lookalike.playerName }) }}
          ratio={ratio}
        />
        {lookalikes.length > 1 && (
          <ul aria-label={t("evidence.lookalikes")} className="flex flex-wrap gap-2">
            {lookalikes.map((one, index) => (
              <li key={one.cardId}>
                <button
                  type="button"
                  aria-pressed={index === at}
                  onClick={() => setChosen(index)}
                  className="compare-choice"
                >
                  <img src={one.image} alt={t("evidence.earlierPhoto", { playerName: one.playerName })} />
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}
