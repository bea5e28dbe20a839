/**
 * Lint rule: the system clock, unseeded chance, and the environment.
 *
 * Code gets the time from `deps.clock` and randomness from a seed, so a season can be replayed and a test can set the
 * time. Code that takes either from the machine breaks that silently, and no type shows it. A mention is as bad as a
 * call: `{ now: Date.now }` calls it later. Environment variables are read by src/server/config.ts, which checks them;
 * a command passes it the whole `process.env`.
 */
const reasons = new Map([
  ["Date.now", "Date.now reads the system clock"],
  ["performance.now", "performance.now reads the system clock"],
  ["Math.random", "Math.random has no seed"],
  ["crypto.randomUUID", "crypto.randomUUID has no seed"],
  ["crypto.getRandomValues", "crypto.getRandomValues has no seed"],
]);

/** The name after the dot, or the string in the brackets. */
function memberName({ computed, property }) {
  if (!computed) return property.name;
  return property.type === "Literal" ? property.value : undefined;
}

/** The global an expression refers to: `Date` for `Date` and for `globalThis.Date`. */
function globalName(node) {
  if (node.type === "Identifier") return node.name;
  const isOfGlobalThis = node.type === "MemberExpression" && node.object.name === "globalThis";
  return isOfGlobalThis ? memberName(node) : undefined;
}

function isArgument(node) {
  return node.parent.type === "CallExpression" && node.parent.arguments.includes(node);
}

const noAmbientInput = {
  create(context) {
    const report = (node, reason) =>
      context.report({ node, message: `${reason}: take time and chance as arguments.` });
    return {
      MemberExpression(node) {
        const reason = reasons.get(`${globalName(node.object)}.${memberName(node)}`);
        if (reason) report(node, reason);
        const isEnvironment = globalName(node.object) === "process" && memberName(node) === "env";
        if (isEnvironment && !isArgument(node)) {
          context.report({
            node,
            message: "process.env is read here: have src/server/config.ts read and check it.",
          });
        }
      },
      CallExpression(node) {
        if (globalName(node.callee) === "Date") report(node, "Date() reads the system clock");
      },
      NewExpression(node) {
        const isNow = globalName(node.callee) === "Date" && node.arguments.length === 0;
        if (isNow) report(node, "new Date() reads the system clock");
      },
    };
  },
};

export default { meta: { name: "panna" }, rules: { "no-ambient-input": noAmbientInput } };
