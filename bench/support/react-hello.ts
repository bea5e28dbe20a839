import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";

const folder = join(import.meta.dirname, "../../.cache/react-hello");

/** The floor of a React page: "Hello" in a heading, built like the application. @returns its script */
export async function buildReactHello(): Promise<string> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, "main.js"),
    `import { createElement } from "react";
     import { createRoot } from "react-dom/client";
     createRoot(document.body.appendChild(document.createElement("div"))).render(createElement("h1", null, "Hello"));`,
  );
  const made = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: { write: false, rolldownOptions: { input: join(folder, "main.js") } },
  });
  const outputs = Array.isArray(made) ? made : [made];
  for (const one of outputs) {
    if (!("output" in one)) continue;
    const entry = one.output.find((chunk) => chunk.type === "chunk" && chunk.isEntry);
    if (entry?.type === "chunk") return entry.code;
  }
  throw new Error("React's hello was not built");
}
