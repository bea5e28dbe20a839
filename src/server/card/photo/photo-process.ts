/** Takes photos that come by its input, one after the other, and answers its parent with what is kept of each. */
import { constants, setPriority } from "node:os";
import { readParcels } from "./parcel.ts";
import { takePhoto } from "./take-photo.ts";

// Somebody waits for each request, for a photo one person does.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
// The parent ends this process when it has ended its own work, and takes it along where it dies.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => undefined);
process.on("disconnect", () => process.exit());

process.send?.("ready");
for await (const bytes of readParcels(process.stdin)) process.send?.(await takePhoto(bytes));
