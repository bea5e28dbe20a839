/** The list with the element at this place moved by one; unchanged at its ends. */
export function moved<Value>(list: readonly Value[], at: number, by: 1 | -1): readonly Value[] {
  const [one, other] = [list[at], list[at + by]];
  if (one === undefined || other === undefined) return list;
  return list.with(at, other).with(at + by, one);
}
