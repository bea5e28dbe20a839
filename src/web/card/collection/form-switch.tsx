import { useState } from "react";
import { useTranslation } from "react-i18next";
import { visitStorage } from "#web/storage/browser-storage.ts";
import { Switch } from "#web/ui/form/switch.tsx";

const STORAGE_KEY = "panna-card-form";

/** Whether cards show their form; remembered on this device. */
export function useFormSwitch() {
  const [isOn, setIsOn] = useState(() => visitStorage.read(STORAGE_KEY) === "on");
  const change = (next: boolean) => {
    setIsOn(next);
    visitStorage.keep(STORAGE_KEY, next ? "on" : "off");
  };
  return [isOn, change] as const;
}

export interface FormSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  /** Whether loading the forms failed. */
  readonly hasFailed: boolean;
}

/** Shows and hides the form below each card, and says how to read it. */
export function FormSwitch({ isOn, onChange, hasFailed }: FormSwitchProps) {
  const { t } = useTranslation("card");
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <Switch label={t("form.show")} checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {isOn && (
        <p className="text-sm text-ink-muted" role={hasFailed ? "alert" : undefined}>
          {t(hasFailed ? "form.failed" : "form.legend")}
        </p>
      )}
    </div>
  );
}
