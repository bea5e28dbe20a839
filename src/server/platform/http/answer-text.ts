const texts = new WeakMap<object, string>();

/** Keeps the text of an answer that is given many times. From here on the answer must not change. */
export function keepText<Answer extends object>(answer: Answer): Answer {
  texts.set(answer, JSON.stringify(answer));
  return answer;
}

/** An answer as JSON. */
export function textOf(answer: unknown): string {
  const kept = typeof answer === "object" && answer !== null ? texts.get(answer) : undefined;
  return kept ?? JSON.stringify(answer);
}
