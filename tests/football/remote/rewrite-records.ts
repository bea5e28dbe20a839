import type { RemoteApp } from "./remote-app.ts";

/** Rewrites the records of API-Football's answers to paths with this prefix. */
export function rewriteRecords<One>(
  { fake }: Pick<RemoteApp, "fake">,
  beginning: string,
  change: (records: One[]) => One[],
): void {
  fake.answerWith((path, answer) => {
    if (!path.startsWith(beginning)) return answer;
    const records = change((answer as { response: One[] }).response);
    return { ...(answer as object), results: records.length, response: records };
  });
}
