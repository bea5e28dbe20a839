import { Trans, useTranslation } from "react-i18next";
import { useEffect, useRef } from "react";
import { DateTime } from "#web/api/date-time.tsx";
import { useServerNow } from "#web/api/server-time.ts";
import { timeLeftText } from "./time-left-text.ts";

export interface TimeLeftProps {
  /** ISO 8601, UTC; empty if unknown: nothing is shown. */
  readonly until: string;
  /** Called once when the time is up. */
  readonly onOver: () => void;
}

/** Counts down by the server's clock. */
export function TimeLeft({ until, onOver }: TimeLeftProps) {
  const { t } = useTranslation("upload");
  const now = useServerNow();
  const left = now === null || until === "" ? null : Date.parse(until) - now;
  const isOver = left !== null && left <= 0;
  const toldOf = useRef("");
  useEffect(() => {
    if (!isOver || toldOf.current === until) return;
    toldOf.current = until;
    onOver();
  }, [isOver, until, onOver]);
  if (until === "") return null;
  return (
    <p role="timer" className="tabular text-sm text-ink-muted">
      {left === null ? (
        <Trans t={t} i18nKey="code.validUntil" components={{ when: <DateTime instant={until} /> }} />
      ) : (
        <Trans
          t={t}
          i18nKey="code.changesIn"
          values={{ time: timeLeftText(t, left) }}
          components={{ strong: <strong className="text-ink" /> }}
        />
      )}
    </p>
  );
}
