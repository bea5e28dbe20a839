/** Code that could not be fetched: the line is gone, or an update has put other files in its place. */
export class LostCodeError extends Error {}

/** @throws LostCodeError where the code cannot be fetched */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new LostCodeError("This code could not be fetched.", { cause });
  }
}
