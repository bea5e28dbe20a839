/**
 * Lint rule: a change that's read again only after its answer.
 *
 * Without an answer Panna may still have made the change, and answers never grow old by themselves: what it changed would
 * stay wrong until the page is reloaded. `readAgainOnceSettled` in `onSettled` reads it again then, too.
 */
const NOTICES = /^(?:readAgain\w*|tellTabs)$/u;
const CALLBACKS = new Set(["onSuccess", "onError", "onSettled"]);

/** The callback among a change's options that a node is in. */
function callbackAround(node) {
  for (let outer = node.parent; outer; outer = outer.parent) {
    if (outer.type === "Property" && CALLBACKS.has(outer.key.name)) return outer;
  }
  return undefined;
}

const noLostChange = {
  create(context) {
    /** The callbacks that read again, by the options that they're in. */
    const reading = new Map();
    return {
      Identifier(node) {
        const callback = NOTICES.test(node.name) ? callbackAround(node) : undefined;
        if (callback === undefined) return;
        const options = callback.parent;
        reading.set(options, (reading.get(options) ?? new Set()).add(callback.key.name));
      },
      "Program:exit"() {
        for (const [options, callbacks] of reading) {
          if (callbacks.has("onError") || callbacks.has("onSettled")) continue;
          context.report({
            node: options,
            message: "Without an answer nothing is read again: use readAgainOnceSettled in onSettled.",
          });
        }
      },
    };
  },
};

export default { meta: { name: "answers" }, rules: { "no-lost-change": noLostChange } };
