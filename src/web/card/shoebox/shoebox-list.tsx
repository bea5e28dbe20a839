import { useTranslation } from "react-i18next";
import { type KeyboardEvent, useRef, useState } from "react";
import type { Shoebox, ShoeboxView } from "./shoebox.ts";
import { ShoeboxItem } from "./shoebox-item.tsx";
import { isOpenState, stateOf } from "./shoebox-row.ts";

interface ShoeboxListProps {
  readonly shoebox: Shoebox;
  readonly view: ShoeboxView;
}

/** The photos to send. Enter confirms a row and moves on; the up and down arrows move between rows. */
export function ShoeboxList({ shoebox, view }: ShoeboxListProps) {
  const { t } = useTranslation("upload");
  const list = useRef<HTMLOListElement>(null);
  const summary = useRef<HTMLOutputElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const { rows, activities } = view;
  const states = rows.map((row) => stateOf(row, activities.get(row.id)));
  const sent = states.filter((state) => state === "sent").length;
  const open = states.filter((state) => isOpenState(state)).length;

  const move = (event: KeyboardEvent<HTMLOListElement>) => {
    if (event.defaultPrevented || isField(event.target) || !(event.key in ARROWS)) return;
    event.preventDefault();
    mainBeside(event.currentTarget, ARROWS[event.key] ?? 1)?.focus();
  };
  const confirm = (id: string) => {
    // Before the row changes, while the next one to confirm can be told.
    (nextToConfirm(list.current, id) ?? summary.current)?.focus();
    setOpenId(null);
    void shoebox.change(id, (row) => ({ ...row, isConfirmed: true, problem: null }));
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <output ref={summary} tabIndex={-1} className="font-semibold">
          {t("shoebox.summary", { sent, count: rows.length, open })}
        </output>
        <p className="text-sm text-ink-muted pointer-coarse:hidden">{t("shoebox.keys")}</p>
      </div>
      {/* The arrow keys only move between the rows' own buttons. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol ref={list} aria-label={t("shoebox.list")} className="grid" onKeyDown={move}>
        {rows.map((row, at) => (
          <ShoeboxItem
            key={row.id}
            row={row}
            state={states[at] ?? "reading"}
            activity={activities.get(row.id)}
            shoebox={shoebox}
            isOpen={openId === row.id}
            onToggle={(isOpen) => setOpenId(isOpen ? row.id : null)}
            onConfirm={() => confirm(row.id)}
          />
        ))}
      </ol>
    </div>
  );
}

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

function isField(target: EventTarget): boolean {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
}

/** The rows of the list as elements, each with its first button marked `data-main` unless it's sent. */
function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[data-row]")];
}

function mainOf(items: readonly HTMLElement[]): HTMLElement | undefined {
  return items.flatMap((item) => item.querySelector<HTMLElement>("[data-main]") ?? [])[0];
}

/** The first button of the nearest row after (1) or before (-1) the one with the focus. */
function mainBeside(list: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const items = itemsOf(list);
  const from = items.findIndex((item) => item.contains(document.activeElement));
  return mainOf(by === 1 ? items.slice(from + 1) : items.slice(0, Math.max(0, from)).reverse());
}

/** The first button of the next row to confirm after the one with this id, from the top again after the last. */
function nextToConfirm(list: HTMLElement | null, id: string): HTMLElement | undefined {
  const items = list === null ? [] : itemsOf(list);
  const from = items.findIndex(({ dataset }) => dataset["row"] === id);
  const others = [...items.slice(from + 1), ...items.slice(0, from)];
  return mainOf(others.filter(({ dataset }) => dataset["open"] === "true"));
}
