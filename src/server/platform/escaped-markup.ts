/** A text as it is written in HTML or XML, between tags or in an attribute with double quotation marks. */
export function escapedMarkup(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
