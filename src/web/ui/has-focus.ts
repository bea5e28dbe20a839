/** Whether any control or heading of the page has the focus. */
export function hasFocus(): boolean {
  const { activeElement, body } = document;
  return activeElement !== null && activeElement !== body;
}
