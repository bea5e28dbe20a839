import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { setShortcutsOn, shortcutTexts, useShortcutsOn } from "./shortcuts.ts";

export interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Which key does what, and the switch that turns them off. */
export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  const areOn = useShortcutsOn();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title="Keys" size="small">
      <Switch
        label="Use single keys"
        checked={areOn}
        onChange={(event) => setShortcutsOn(event.target.checked)}
      />
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {shortcutTexts.map(([key, text]) => (
          <div key={key} className="col-span-full grid grid-cols-subgrid items-center">
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
