/** How long after its parent a process still runs, at most. */
const LOOK_MS = 500;

/**
 * Calls back once the process that started this one has ended. npm starts a shell, and the shell starts us: a signal to npm
 * ends these two, and would leave us running with the port and the database.
 */
export function whenOrphaned(callBack: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    callBack();
  }, LOOK_MS);
  timer.unref();
}
