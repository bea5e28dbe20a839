import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Award } from "lucide-react";
import type { ResponseOf } from "#contract/endpoint.ts";
import { getProfileBadges } from "#contract/profile.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { read } from "#web/api/read.ts";

export interface BadgesProps {
  readonly userId: string;
  /** What stands below: it waits until the badges are known, and never moves. */
  readonly children: ReactNode;
}

/** What a manager has earned; nothing is shown before there is something. */
export function Badges({ userId, children }: BadgesProps) {
  const { data: badges, isPending } = useQuery(read(getProfileBadges, { params: { userId } }));
  return (
    <>
      {badges !== undefined && badges.length > 0 && <BadgesPanel badges={badges} />}
      <div className={isPending ? "hidden" : "contents"}>{children}</div>
    </>
  );
}

function BadgesPanel({ badges }: { readonly badges: ResponseOf<typeof getProfileBadges> }) {
  return (
    <Panel title="Badges">
      <ul className="grid gap-4 sm:grid-cols-2">
        {badges.map(({ key, name, text }) => (
          <li key={key} className="flex items-start gap-3">
            <Award aria-hidden="true" className="mt-0.5 size-6 flex-none text-flood-text" />
            <div className="grid min-w-0">
              <span className="font-semibold">{name}</span>
              <span className="text-sm text-ink-muted">{text}</span>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
