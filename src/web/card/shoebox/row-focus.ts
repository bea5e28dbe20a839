/** The rows of the list as elements, each with its first button marked `data-main` unless it's sent. */
function itemsOf(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>("[data-row]")];
}

function mainOf(items: readonly HTMLElement[]): HTMLElement | undefined {
  return items.flatMap((item) => item.querySelector<HTMLElement>("[data-main]") ?? [])[0];
}

/** The first button of the nearest row after (1) or before (-1) the one with the focus. */
export function mainBeside(list: HTMLElement, by: 1 | -1): HTMLElement | undefined {
  const items = itemsOf(list);
  const from = items.findIndex((item) => item.contains(document.activeElement));
  return mainOf(by === 1 ? items.slice(from + 1) : items.slice(0, Math.max(0, from)).reverse());
}

/** The first button of the next row to confirm after the one with this id, from the top again after the last. */
export function nextToConfirm(list: HTMLElement | null, id: string): HTMLElement | undefined {
  const items = list === null ? [] : itemsOf(list);
  const from = items.findIndex(({ dataset }) => dataset["row"] === id);
  const others = [...items.slice(from + 1), ...items.slice(0, from)];
  return mainOf(others.filter(({ dataset }) => dataset["open"] === "true"));
}
