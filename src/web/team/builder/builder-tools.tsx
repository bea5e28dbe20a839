import { Redo2, Sparkles, Undo2 } from "lucide-react";
import { Button } from "#web/ui/action/button.tsx";
import { IconButton } from "#web/ui/action/icon-button.tsx";
import { TeamPictureButton } from "#web/team/picture/team-picture-button.tsx";
import type { Builder } from "./use-builder.ts";

/** What is done to the whole pitch: a step back or forth, the best five, a picture of it. */
export function BuilderTools({ builder: { state, actions } }: { readonly builder: Builder }) {
  const { name, formation, lineUp, history } = state;
  return (
    <div className="flex flex-wrap items-center justify-center gap-2">
      <IconButton
        label="Undo"
        icon={<Undo2 aria-hidden="true" />}
        variant="secondary"
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={history.past.length === 0}
        onClick={actions.undo}
      />
      <IconButton
        label="Redo"
        icon={<Redo2 aria-hidden="true" />}
        variant="secondary"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={history.future.length === 0}
        onClick={actions.redo}
      />
      <Button variant="secondary" icon={<Sparkles aria-hidden="true" />} onClick={actions.placeBestFive}>
        Best five
      </Button>
      {lineUp.size > 0 && (
        <TeamPictureButton isIcon team={{ name: name || "My team", formation, cards: lineUp }} />
      )}
    </div>
  );
}
