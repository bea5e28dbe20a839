import { refusalMessage } from "#contract/refusals.ts";
import { Button } from "#web/ui/action/button.tsx";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { isRefusedWith } from "../../api/api-error.ts";
import type { Builder } from "./use-builder.ts";

/** The team was changed in another tab or on another device: whose line-up holds? */
export function ChangedElsewhereDialog({ builder }: { readonly builder: Builder }) {
  const { saveState, loadTheirs, keepMine } = builder;
  const isChanged = saveState.name === "failed" && isRefusedWith(saveState.error, "team_changed");
  return (
    <Dialog
      isOpen={isChanged && !builder.isOpening}
      onOpenChange={() => undefined}
      isDismissible={false}
      size="small"
      title="Changed elsewhere"
      description={refusalMessage({ code: "team_changed" })}
      footer={
        <>
          <Button variant="secondary" onClick={keepMine}>
            Keep mine
          </Button>
          <Button onClick={loadTheirs}>Load theirs</Button>
        </>
      }
    />
  );
}
