import { explain, type Question } from "./explanation.ts";

addEventListener("message", ({ data }: MessageEvent<Question>) => {
  postMessage(explain(data));
});
