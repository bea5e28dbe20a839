/** Whether a text names a season as recorded files do: "2023-24", and "1999-00". */
export function isSeason(text: string): boolean {
  const [, first, second] = /^(\d{4})-(\d\d)$/.exec(text) ?? [];
  return first !== undefined && (Number(first) + 1) % 100 === Number(second);
}
