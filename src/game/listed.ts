/** Such as "a, b and c". */
export function listed(items: readonly (string | number)[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? String(last) : `${items.slice(0, -1).join(", ")} and ${last}`;
}
