/**
 * Lint rule: a toast in a callback of `mutate()`.
 *
 * TanStack Query drops the callbacks given to `mutate()` once their component is gone, so a user who leaves before the
 * answer would hear nothing. Toasts are in the options of `useMutation`; `mutate()` gets what concerns the screen alone.
 */
const isMutate = ({ callee }) =>
  callee.type === "MemberExpression" ? callee.property.name === "mutate" : callee.name === "mutate";

/** Whether a node is in the callbacks of a call of `mutate`. */
function isCallback(node) {
  for (let inner = node, outer = node.parent; outer; inner = outer, outer = outer.parent) {
    if (outer.type === "CallExpression" && outer.arguments[1] === inner && isMutate(outer)) return true;
  }
  return false;
}

const noLostToast = {
  create(context) {
    return {
      Identifier(node) {
        if (!/^toast(?:[A-Z]|$)/u.test(node.name) || !isCallback(node)) return;
        context.report({
          node,
          message: "A user who has left wouldn't see this: show the toast in the options of useMutation.",
        });
      },
    };
  },
};

export default { meta: { name: "toasts" }, rules: { "no-lost-toast": noLostToast } };
