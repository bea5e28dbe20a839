import { Monitor, Smartphone } from "lucide-react";
import { useId } from "react";
import { Trans, useTranslation } from "react-i18next";
import type { SessionView } from "#contract/access/sessions.ts";
import { DateTime } from "#web/api/date-time.tsx";
import { Button } from "#web/ui/action/button.tsx";
import { keepFocusIn } from "#web/ui/keep-focus-in.ts";
import { Panel } from "#web/ui/layout/panel.tsx";
import { Badge } from "#web/ui/record/badge.tsx";
import { deviceText } from "./device-text.ts";
import { useEndOtherSessions, useEndSession } from "./access-queries.ts";

const PHONES: ReadonlySet<string | null> = new Set(["Android", "iPhone", "iPad"]);

/** Where the user is signed in, and how to sign out there. */
export function SessionsPanel({ sessions }: { readonly sessions: readonly SessionView[] }) {
  const { t } = useTranslation("access");
  const others = sessions.filter(({ isCurrent }) => !isCurrent);
  const current = sessions.filter(({ isCurrent }) => isCurrent);
  return (
    <Panel
      ref={keepFocusIn}
      title={t("sessions.title")}
      description={t("sessions.description")}
      footer={others.length > 0 ? <EndOthers /> : undefined}
    >
      <ul className="grid gap-4">
        {[...current, ...others].map((session) => (
          <SessionLine key={session.id} session={session} />
        ))}
      </ul>
    </Panel>
  );
}

function SessionLine({ session }: { readonly session: SessionView }) {
  const { t } = useTranslation("access");
  const { system, lastUsedAt, isCurrent } = session;
  const device = deviceText(session);
  const end = useEndSession();
  const usedId = useId();
  const Icon = PHONES.has(system) ? Smartphone : Monitor;
  return (
    <li className="flex items-center gap-3">
      <Icon aria-hidden="true" className="size-6 flex-none text-ink-muted" />
      <div className="row-text">
        <p className="font-semibold">{device}</p>
        {!isCurrent && (
          <p id={usedId} className="text-sm text-ink-muted">
            <Trans
              t={t}
              i18nKey="sessions.lastUsed"
              components={{ time: <DateTime instant={lastUsedAt} /> }}
            />
          </p>
        )}
      </div>
      {isCurrent ? (
        <Badge variant="secondary">{t("sessions.current")}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          aria-label={t("sessions.endLabel", { device })}
          // Two devices of a kind differ in this alone.
          aria-describedby={usedId}
          isPending={end.isPending}
          onClick={() => end.mutate(session)}
        >
          {t("sessions.end")}
        </Button>
      )}
    </li>
  );
}

function EndOthers() {
  const { t } = useTranslation("access");
  const end = useEndOtherSessions();
  return (
    <Button variant="secondary" isPending={end.isPending} onClick={() => end.mutate()}>
      {t("sessions.endOthers")}
    </Button>
  );
}
