import { useState } from "react";
import { useEntryValue, useKeptInEntry } from "#web/storage/history-entry.ts";
import { Tabs, type TabsProps } from "./tabs.tsx";

interface KeptTabsProps<Value extends string> extends Pick<TabsProps<Value>, "label" | "tabs" | "className"> {
  /** What the choice is stored under: a label changes with the language, and the choice would go with it. */
  readonly name: string;
}

/** Tabs that restore their choice when the user comes back to the screen. */
export function KeptTabs<Value extends string>({ name, label, tabs, className }: KeptTabsProps<Value>) {
  const [chosen, setChosen] = useState(useEntryValue(name));
  useKeptInEntry(name, chosen);
  const known = tabs.find(({ value }) => value === chosen) ?? tabs[0];
  return (
    <Tabs className={className} label={label} tabs={tabs} value={known?.value} onValueChange={setChosen} />
  );
}
