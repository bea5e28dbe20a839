/** Bytes that tell how many follow. */
const HEAD_BYTES = 4;

/** What goes before bytes, so that the other side of a stream knows where they end. */
export function parcelHead(bytes: Uint8Array): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32BE(bytes.length);
  return head;
}

/** Reads parcels of a stream until it ends; one that breaks off is none. */
export async function* readParcels(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let open = Buffer.alloc(HEAD_BYTES);
  let isHead = true;
  let length = 0;
  for await (const part of stream) {
    for (let at = 0; at < part.length;) {
      const copied = part.copy(open, length, at);
      at += copied;
      length += copied;
      if (length < open.length) continue;
      if (!isHead) yield open;
      const next: number = isHead ? open.readUInt32BE() : 0;
      // An empty parcel has no part that would come after its head.
      if (isHead && next === 0) yield Buffer.alloc(0);
      isHead = next === 0;
      open = Buffer.allocUnsafeSlow(isHead ? HEAD_BYTES : next);
      length = 0;
    }
  }
}
