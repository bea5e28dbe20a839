/** The id of an option in the list of a search field, which names the active one by it. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The ref of the active option: scrolls it into view. */
export function showInList(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: "nearest" });
}
