/** The count of each answer, such as `200` or `409 no_opponent`. */
export function tallyAnswers(
  answers: readonly { status: number; body: { code?: string | undefined } }[],
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const answer = status === 200 ? "200" : `${status} ${body.code}`;
    counts[answer] = (counts[answer] ?? 0) + 1;
  }
  return counts;
}
