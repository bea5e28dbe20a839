import { useTranslation } from "react-i18next";
import type { EvidenceView } from "#contract/admin.ts";
import { DateTime } from "#web/api/date-time.tsx";

/** Earlier photos that look the same, closest first. */
export function Lookalikes({ lookalikes }: Pick<EvidenceView, "lookalikes">) {
  const { t } = useTranslation("admin");
  if (lookalikes.length === 0) return null;
  return (
    <ul aria-label={t("evidence.lookalikes")} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {lookalikes.map((one) => (
        <li key={one.cardId} className="flex gap-3 rounded-control bg-danger-wash p-2 text-sm">
          <img
            src={one.image}
            alt={t("evidence.earlierPhoto", { playerName: one.playerName })}
            loading="lazy"
            className="size-16 flex-none rounded-[0.4375rem] bg-sunken object-cover"
          />
          <span className="grid min-w-0 content-center">
            <span className="font-semibold">
              {one.part === "card"
                ? t("evidence.likenessOfCard", { likeness: one.likeness })
                : t("evidence.likeness", { likeness: one.likeness })}
            </span>
            <span className="text-ink-muted">
              {t(`evidence.earlierState.${one.status}`, { playerName: one.playerName })}
            </span>
            <span className="text-ink-muted">
              {one.isSameUser ? t("evidence.sameUser") : one.user.email} ·{" "}
              <DateTime instant={one.createdAt} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
