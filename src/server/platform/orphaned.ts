/** The longest this process outlives its parent, in milliseconds. */
const LOOK_MS = 500;

/**
 * Calls back when the process that started this one has ended. npm starts a shell, and the shell starts us: a signal to
 * npm ends those two, and would leave us running with the port and the database.
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
