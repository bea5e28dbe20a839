import { useQuery } from "@tanstack/react-query";
import { Award } from "lucide-react";
import { getProfileBadges } from "#contract/profile.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { read } from "../api/read.ts";

/** What a manager has earned; nothing is shown before there is something. */
export function Badges({ userId }: { readonly userId: string }) {
  const { data: badges } = useQuery(read(getProfileBadges, { params: { userId } }));
  if (badges === undefined || badges.length === 0) return null;
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
