/**
 * Lint rule: the system clock and unseeded chance.
 *
 * Time reaches the code through `deps.clock` and chance through a seed, so that a season can be replayed and a test can
 * set the time. A call that reads either from the machine breaks that in silence, and no type shows it.
 */
const forbiddenCalls = {
  Date: { now: "Date.now() reads the system clock" },
  performance: { now: "performance.now() reads the system clock" },
  Math: { random: "Math.random() has no seed" },
  crypto: {
    randomUUID: "crypto.randomUUID() has no seed",
    getRandomValues: "crypto.getRandomValues() has no seed",
  },
};

function forbiddenCall(node) {
  const callee = node.callee;
  if (
    callee.type === "MemberExpression" &&
    callee.object.type === "Identifier" &&
    callee.property.type === "Identifier"
  ) {
    return forbiddenCalls[callee.object.name]?.[callee.property.name];
  }
  const isBareDate = callee.type === "Identifier" && callee.name === "Date";
  return isBareDate ? "Date() reads the system clock" : undefined;
}

const noAmbientInput = {
  create(context) {
    return {
      CallExpression(node) {
        const reason = forbiddenCall(node);
        if (reason) context.report({ node, message: `${reason}: take time and chance as arguments.` });
      },
      NewExpression(node) {
        const isNow =
          node.callee.type === "Identifier" && node.callee.name === "Date" && node.arguments.length === 0;
        if (isNow)
          context.report({ node, message: "new Date() reads the system clock: take time as an argument." });
      },
    };
  },
};

export default { meta: { name: "panna" }, rules: { "no-ambient-input": noAmbientInput } };
