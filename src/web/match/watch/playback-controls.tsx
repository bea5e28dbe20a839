import { useTranslation } from "react-i18next";
import { FastForward, Pause, Play, RotateCcw, Volume2, VolumeX } from "lucide-react";
import { Button } from "#web/ui/action/button.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { type Playback, speeds } from "./use-playback.ts";

export interface PlaybackControlsProps {
  readonly playback: Playback;
  readonly hasSound: boolean;
  readonly onSoundChange: (hasSound: boolean) => void;
}

/** Play and pause, speed, sound, and skipping to the result. */
export function PlaybackControls({ playback, hasSound, onSoundChange }: PlaybackControlsProps) {
  const { t } = useTranslation("match");
  const { beat, isOver, isPlaying, speed, toggle, setSpeed, skip, restart } = playback;
  return (
    <div className="flex flex-wrap items-center gap-2 p-3">
      {isOver ? (
        <Button variant="secondary" icon={<RotateCcw aria-hidden="true" />} onClick={restart}>
          {t("watch.replay")}
        </Button>
      ) : (
        <Button
          variant={beat < 0 ? "primary" : "secondary"}
          className="max-sm:flex-1"
          icon={isPlaying ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />}
          onClick={toggle}
        >
          {isPlaying ? t("watch.pause") : beat < 0 ? t("watch.start") : t("watch.resume")}
        </Button>
      )}
      {!isOver && (
        <Button variant="ghost" icon={<FastForward aria-hidden="true" />} onClick={skip}>
          {t("watch.skip")}
        </Button>
      )}
      <fieldset className="flex gap-1 sm:ml-auto">
        <legend className="sr-only">{t("watch.speed")}</legend>
        {speeds.map((one) => (
          <Button
            key={one}
            variant={one === speed ? "secondary" : "ghost"}
            aria-pressed={one === speed}
            aria-label={t("watch.times", { speed: one })}
            className="tabular px-3"
            onClick={() => setSpeed(one)}
          >
            {one}×
          </Button>
        ))}
      </fieldset>
      <IconButton
        label={hasSound ? t("watch.soundOff") : t("watch.soundOn")}
        aria-pressed={hasSound}
        icon={hasSound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
        onClick={() => onSoundChange(!hasSound)}
      />
    </div>
  );
}
