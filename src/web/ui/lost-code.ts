/** Code that couldn't be fetched: the device is offline, or an update replaced the files. */
export class LostCodeError extends Error {}

/** @throws LostCodeError if the code can't be fetched */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  try {
    return await load();
  } catch (cause) {
    throw new LostCodeError("This code could not be fetched.", { cause });
  }
}
