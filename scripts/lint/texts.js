/**
 * Lint rule: a text outside the catalogue.
 *
 * Every text the user reads or hears is in src/words, in every language. This rule finds text elsewhere: between tags,
 * in attributes that are read out or shown, in toasts, and in the document's title.
 */
const SHOWN_ATTRIBUTES = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "description",
  "failure",
  "fallback",
  "heading",
  "hint",
  "label",
  "legend",
  "placeholder",
  "title",
]);
const SHOWN_PROPERTIES = new Set(["title", "description", "fallback", "body", "label"]);
/** Functions that show a text from their argument object. */
const SHOWING = new Set(["toast", "toastFailure", "showNotification", "share"]);

/** The product's name is the same in every language, and a text without letters needs no translation. */
const hasWords = (text) => /\p{Letter}{2}/u.test(text.replaceAll("Panna", ""));

/** An expression's literal text, or undefined if it is computed. */
function writtenText(node) {
  if (node === null || node === undefined) return undefined;
  if (node.type === "Literal") return typeof node.value === "string" ? node.value : undefined;
  if (node.type === "TemplateLiteral") return node.quasis.map(({ value }) => value.raw).join(" ");
  if (node.type === "JSXExpressionContainer") return writtenText(node.expression);
  if (node.type === "ConditionalExpression") {
    return [writtenText(node.consequent), writtenText(node.alternate)].filter(Boolean).join(" ") || undefined;
  }
  if (node.type === "LogicalExpression") return writtenText(node.right);
  return undefined;
}

const noLiteralText = {
  create(context) {
    const look = (node, text) => {
      if (text === undefined || !hasWords(text)) return;
      context.report({
        node,
        message: "A text outside the catalogue: put it in src/words, in every language.",
      });
    };
    return {
      JSXText: (node) => look(node, node.value),
      JSXExpressionContainer(node) {
        const isChild = node.parent.type === "JSXElement" || node.parent.type === "JSXFragment";
        if (isChild) look(node, writtenText(node.expression));
      },
      JSXAttribute(node) {
        if (SHOWN_ATTRIBUTES.has(node.name.name)) look(node, writtenText(node.value));
      },
      CallExpression({ callee, arguments: given }) {
        const name = callee.type === "MemberExpression" ? callee.property.name : callee.name;
        if (!SHOWING.has(name)) return;
        for (const { properties = [] } of given) {
          for (const { key, value } of properties) {
            if (SHOWN_PROPERTIES.has(key?.name)) look(value, writtenText(value));
          }
        }
      },
      AssignmentExpression({ left, right }) {
        const isTitle = left.type === "MemberExpression" && left.property.name === "title";
        if (isTitle) look(right, writtenText(right));
      },
    };
  },
};

export default { meta: { name: "words" }, rules: { "no-literal-text": noLiteralText } };
