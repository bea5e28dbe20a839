/** Lists in lists and objects in objects that a body of JSON may have; ours have four. */
const DEEPEST = 100;

/**
 * Whether a text of JSON nests deeper than any request does. Parsing such a text is safe; writing or walking what comes
 * out of it runs out of stack.
 */
export function isTooDeep(json: string): boolean {
  if (json.length <= 2 * DEEPEST) return false;
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (isInText && character === "\\") at += 1;
    else if (character === '"') isInText = !isInText;
    else if (isInText) continue;
    else if (character === "[" || character === "{") depth += 1;
    else if (character === "]" || character === "}") depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
