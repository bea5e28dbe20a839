import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { Explanation, Question } from "./explanation.ts";

/** The explanation of a match for one side. */
export function useExplanation(matchId: number, question: Question): UseQueryResult<Explanation> {
  return useQuery({
    queryKey: ["explanation", matchId, question.side],
    queryFn: ({ signal }) => explainBeside(question, signal),
  });
}

/** Runs in a worker to keep the page responsive. */
function explainBeside(question: Question, signal: AbortSignal): Promise<Explanation> {
  const worker = new Worker(new URL("./explain-worker.ts", import.meta.url), { type: "module" });
  const explained = new Promise<Explanation>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<Explanation>) => resolve(data));
    worker.addEventListener("error", () => reject(new Error("The match could not be explained.")));
    signal.addEventListener("abort", () => reject(new Error("The question was withdrawn.")));
  });
  worker.postMessage(question, []);
  return explained.finally(() => worker.terminate());
}
