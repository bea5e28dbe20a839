import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Award } from "lucide-react";
import type { ResponseOf } from "#contract/endpoint.ts";
import type { BadgeKey } from "#game/account/badges.ts";
import type { getProfileBadges } from "#contract/profile.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { badgesQuery } from "./profile-queries.ts";

/** Badges with a different key in the catalogue. */
const NAMES = { "top-20": "top20", "first-win": "firstWin" } as const;

function nameOf(key: BadgeKey) {
  return key === "top-20" || key === "first-win" ? NAMES[key] : key;
}

export interface BadgesProps {
  readonly userId: string;
  /** Shown below only when the badges are known, so it never moves. */
  readonly children: ReactNode;
}

/** A manager's badges; nothing if there are none. */
export function Badges({ userId, children }: BadgesProps) {
  const { data: badges, isPending } = useQuery(badgesQuery(userId));
  return (
    <>
      {badges !== undefined && badges.length > 0 && <BadgesPanel badges={badges} />}
      <div className={isPending ? "hidden" : "contents"}>{children}</div>
    </>
  );
}

function BadgesPanel({ badges }: { readonly badges: ResponseOf<typeof getProfileBadges> }) {
  const { t } = useTranslation("profile");
  return (
    <Panel title={t("badges.title")}>
      <ul className="grid gap-4 sm:grid-cols-2">
        {badges.map(({ key }) => (
          <li key={key} className="flex items-start gap-3">
            <Award aria-hidden="true" className="mt-0.5 size-6 flex-none text-flood-text" />
            <div className="grid min-w-0">
              <span className="font-semibold">{t(`badges.${nameOf(key)}.name`)}</span>
              <span className="text-sm text-ink-muted">{t(`badges.${nameOf(key)}.text`)}</span>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
