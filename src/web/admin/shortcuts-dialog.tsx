import { useTranslation } from "react-i18next";
import { Dialog } from "#web/ui/overlay/dialog.tsx";
import { Switch } from "#web/ui/form/switch.tsx";
import { setShortcutsOn, shortcutKeys, useShortcutsOn } from "./shortcuts.ts";

export interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** What each key does, and the switch to turn them off. */
export function ShortcutsDialog({ isOpen, onOpenChange }: ShortcutsDialogProps) {
  const { t } = useTranslation("admin");
  const areOn = useShortcutsOn();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t("key.title")} size="small">
      <Switch
        label={t("key.use")}
        checked={areOn}
        onChange={(event) => setShortcutsOn(event.target.checked)}
      />
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {shortcutKeys.map(([key, action]) => (
          <div key={key} className="col-span-full grid grid-cols-subgrid items-center">
            <dt>
              <kbd className="key">{key}</kbd>
            </dt>
            <dd>{t(`key.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
