import { ApiError } from "#web/api/api-error.ts";

interface Write {
  readonly text: string;
  readonly send: () => Promise<void>;
}

/**
 * Runs the writes of one team. One that got no answer may have been made: before another is prepared, it's repeated, or
 * the version that it made would look like a change from elsewhere.
 *
 * @returns runs a write with this content; `prepare` fixes the version that it's based on
 */
export function writesInOrder() {
  let unanswered: Write | null = null;
  const send = async (write: Write): Promise<void> => {
    unanswered = write;
    try {
      await write.send();
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) unanswered = null;
      throw error;
    }
    unanswered = null;
  };
  return async (content: unknown, prepare: () => () => Promise<void>): Promise<void> => {
    const text = JSON.stringify(content);
    if (unanswered?.text === text) return send(unanswered);
    // Refused, it wasn't made, and the next one is judged on its own.
    if (unanswered !== null) await send(unanswered).catch(throwUnlessRefused);
    return send({ text, send: prepare() });
  };
}

function throwUnlessRefused(error: unknown): void {
  if (!(error instanceof ApiError) || error.status >= 500) throw error;
}
