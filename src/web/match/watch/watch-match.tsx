import "#web/styles/match.css";
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { Words } from "#words/noun.ts";
import { useTranslation } from "react-i18next";
import i18next from "i18next";
import type { MatchEvent, Score } from "#game/match/match-event.ts";
import type { Replay } from "#web/match/replay.ts";
import { commentate } from "#game/match/commentary/commentary.ts";
import type { CommentaryLines } from "#game/match/commentary/lines.ts";
import { calledNames } from "#web/match/called-names.ts";
import { beatsOf } from "./beats.ts";
import { CommentaryFeed } from "./commentary-feed.tsx";
import { EventBanner } from "./event-banner.tsx";
import { MatchPitch } from "./match-pitch.tsx";
import { PlaybackControls } from "./playback-controls.tsx";
import { Scoreboard } from "./scoreboard.tsx";
import { openStadiumSound, type StadiumSound } from "./stadium-sound.ts";
import { type Playback, usePlayback } from "./use-playback.ts";

export interface WatchMatchProps {
  readonly replay: Replay;
  /** True for a viewer who pressed Kick-off on the page before. */
  readonly startsAtOnce: boolean;
  /** Called once, when the match has been watched or skipped to its end. */
  readonly onOver: () => void;
  /** Called when the viewer skips to the end, before `onOver`. */
  readonly onSkip: () => void;
}

/** A match to watch: the pitch, the score and the commentary. */
export function WatchMatch({ replay, startsAtOnce, onOver, onSkip }: WatchMatchProps) {
  const { t, i18n } = useTranslation("match");
  const { result, input, view } = replay;
  const commentary = useMemo(() => commentaryOf(replay, i18n.language), [replay, i18n.language]);
  const beats = useMemo(() => beatsOf(result.events), [result]);
  const playback = usePlayback(beats, startsAtOnce, onSkip);
  const isStill = useReducedMotion();
  const { beat, isOver } = playback;
  const [hasSound, setHasSound] = useStadiumSound(playback, result.events);
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  const event = result.events[beat];
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1fr)]">
      <section aria-label={t("watch.label")} className="panel grid">
        <div className="p-4 sm:p-5">
          <Scoreboard match={view} score={scoreAt(result.events, beat)} clock={clockOf(t, event, isOver)} />
        </div>
        {!isStill && (
          <div className="@container relative">
            <MatchPitch
              home={input.home}
              away={input.away}
              beats={beats}
              beat={beat}
              drawWith={playback.drawWith}
            />
            {event !== undefined && <EventBanner key={beat} replay={replay} event={event} />}
          </div>
        )}
        <PlaybackControls playback={playback} hasSound={hasSound} onSoundChange={setHasSound} />
      </section>
      <CommentaryFeed
        events={result.events}
        commentary={commentary}
        beat={beat}
        isRunning={playback.isPlaying}
      />
    </div>
  );
}

/** The sound of a match, off until the viewer turns it on. */
function useStadiumSound({ beat, isPlaying }: Playback, events: readonly MatchEvent[]) {
  const sound = useRef<StadiumSound | null>(null);
  const [hasSound, setHasSound] = useState(false);
  useEffect(() => {
    const event = events[beat];
    if (isPlaying && event !== undefined) sound.current?.hear(event);
  }, [beat, isPlaying, events]);
  useEffect(() => () => sound.current?.stop(), []);
  const turn = (on: boolean): void => {
    sound.current?.stop();
    sound.current = on ? openStadiumSound() : null;
    setHasSound(on);
  };
  return [hasSound, turn] as const;
}

function scoreAt(events: readonly MatchEvent[], beat: number): Score | null {
  if (beat < 0) return null;
  const goal = events.slice(0, beat + 1).findLast((event) => event.kind === "goal");
  return goal?.score ?? { home: 0, away: 0 };
}

function clockOf(t: Words<"match">, event: MatchEvent | undefined, isOver: boolean): string {
  if (event === undefined) return t("watch.kickOff");
  if (isOver || event.kind === "fullTime") return t("watch.fullTime");
  return event.kind === "halfTime" ? t("watch.halfTime") : `${event.minute}′`;
}

/** The commentary of a match, one text per event. The screen must have loaded the commentator's lines. */
function commentaryOf({ view, input, result }: Replay, language: string): readonly string[] {
  const lines = i18next.getResourceBundle(language, "commentary") as CommentaryLines;
  const players = calledNames(input);
  const names = {
    home: { team: view.home.teamName, players: players.home },
    away: { team: view.away.teamName, players: players.away },
  };
  return commentate(result, { names, lines });
}

const QUERY = "(prefers-reduced-motion: reduce)";

function subscribe(listener: () => void): () => void {
  const media = matchMedia(QUERY);
  media.addEventListener("change", listener);
  return () => media.removeEventListener("change", listener);
}

/** Whether the user prefers reduced motion: the match then has only its commentary. */
function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(QUERY).matches);
}
