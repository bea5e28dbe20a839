/** The deepest nesting of lists and objects allowed in a JSON body; ours have four levels. */
const DEEPEST = 100;

/**
 * Whether a JSON text nests deeper than any valid request. Parsing it is safe; writing or walking the result overflows
 * the stack.
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
