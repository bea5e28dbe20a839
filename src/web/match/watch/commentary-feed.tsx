import { useTranslation } from "react-i18next";
import { useId } from "react";
import type { MatchEvent, MatchEventKind } from "#game/match/match-event.ts";
import { Panel } from "#web/ui/layout/panel.tsx";

export interface CommentaryFeedProps {
  readonly events: readonly MatchEvent[];
  readonly commentary: readonly string[];
  /** The index of the current event; −1 before the first. */
  readonly beat: number;
  /** While the match runs, only the newest line is read out; afterwards it's a list. */
  readonly isRunning: boolean;
}

const LOUD: ReadonlySet<MatchEventKind> = new Set(["goal", "redCard", "halfTime", "fullTime"]);

/** The match in words, the newest line on top. */
export function CommentaryFeed({ events, commentary, beat, isRunning }: CommentaryFeedProps) {
  const { t } = useTranslation("match");
  const id = useId();
  const shown = events.slice(0, beat + 1).map((event, index) => ({ event, text: commentary[index], index }));
  return (
    <Panel title={t("watch.commentary")} isFlush>
      <p aria-live="polite" className="sr-only">
        {isRunning ? (commentary[beat] ?? "") : ""}
      </p>
      {shown.length === 0 ? (
        <p className="px-5 pb-5 text-ink-muted">{t("watch.before")}</p>
      ) : (
        // A scrolling list must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ol reversed aria-label={t("watch.newestFirst")} tabIndex={0} className="commentary">
          {shown.toReversed().map(({ event, text, index }) => (
            <li key={`${id}-${index}`} data-loud={LOUD.has(event.kind) || undefined}>
              <span className="commentary-minute">{event.minute}′</span>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
