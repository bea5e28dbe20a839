/** How often each status was returned, such as `{ 200: 1, 409: 49 }`. */
export function countStatuses(answers: readonly { readonly status: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Makes the same request `times` times in parallel. */
export function atOnce<Answer>(times: number, ask: (turn: number) => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: times }, (_, turn) => ask(turn)));
}
