import { afterAll } from "vitest";
import { removeDataFolders } from "./data-folder.ts";

// Set up first, so it runs last, after what the file itself closes.
afterAll(removeDataFolders);
