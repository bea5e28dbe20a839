import "#web/styles/app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { startWords } from "#web/language/words.ts";
import { Toaster } from "#web/ui/feedback/toaster.tsx";
import { Cards } from "./cards.tsx";
import { Controls } from "./controls.tsx";
import { Feedback } from "./feedback.tsx";
import { Foundations } from "./foundations.tsx";
import { Records } from "./records.tsx";

await startWords("en", ["ui"]);
const root = document.querySelector("#root");
if (root) {
  createRoot(root).render(
    <StrictMode>
      <main className="mx-auto grid max-w-6xl gap-14 px-4 py-6 sm:px-8">
        <h1 className="sr-only">Gallery of parts</h1>
        <Foundations />
        <Cards />
        <Controls />
        <Records />
        <Feedback />
      </main>
      <Toaster />
    </StrictMode>,
  );
}
