/**
 * Lint rule: an exported function without a docstring.
 *
 * A function's docstring holds its shapes, units, errors and the source of its rule. This rule only demands one,
 * directly above the function; reviewers check its content.
 */
const isFunction = (node) =>
  node?.type === "FunctionDeclaration" ||
  node?.type === "FunctionExpression" ||
  node?.type === "ArrowFunctionExpression";

const isDocstring = (comment) => comment?.type === "Block" && comment.value.startsWith("*");

/** The name of the function a statement exports, or undefined if it exports none. */
function exportedFunction({ declaration }) {
  if (isFunction(declaration)) return declaration.id.name;
  if (declaration?.type !== "VariableDeclaration") return undefined;
  return declaration.declarations.find(({ init }) => isFunction(init))?.id.name;
}

const exported = {
  create(context) {
    return {
      ExportNamedDeclaration(node) {
        const name = exportedFunction(node);
        if (name === undefined || isDocstring(context.sourceCode.getCommentsBefore(node).at(-1))) return;
        context.report({
          node,
          message: `${name} has no docstring: say what it takes and returns, with units, and where its rule is from.`,
        });
      },
    };
  },
};

export default { meta: { name: "docstrings" }, rules: { exported } };
