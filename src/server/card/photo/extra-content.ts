/** Where PDF readers look for the start of a file. */
const DOCUMENT_REACH = 1024;
/** Where ZIP readers look for the end of a file: the record and the longest comment after it. */
const ARCHIVE_REACH = 65_557;
const ARCHIVE_END = Buffer.from("PK\x05\x06", "latin1");
const ARCHIVE_END_LENGTH = 22;

/**
 * Whether the bytes after an image are what phones append: a second picture (portrait and HDR data), a short film,
 * Samsung's record, or padding. They're dropped with everything else that isn't a pixel.
 */
export function isPhoneTrailer(bytes: Buffer): boolean {
  const isPicture = bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xff_d8_ff;
  const isFilm = bytes.subarray(4, 8).equals(Buffer.from("ftyp"));
  const isSamsung = bytes.subarray(-4).equals(Buffer.from("SEFT"));
  return isPicture || isFilm || isSamsung || isPadding(bytes);
}

/** Compared in blocks: a file of 10 MB can be nearly all padding, and byte by byte that's slow. */
const ZEROS = Buffer.alloc(65_536);

function isPadding(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length; at += ZEROS.length) {
    const part = bytes.subarray(at, at + ZEROS.length);
    if (!part.equals(ZEROS.subarray(0, part.length))) return false;
  }
  return true;
}

/** Whether PDF readers would open the file. */
export function holdsDocument(bytes: Buffer): boolean {
  return bytes.subarray(0, DOCUMENT_REACH).includes("%PDF-");
}

/** Whether ZIP readers would open the file (office documents and Java programs are ZIP files). */
export function holdsArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ARCHIVE_REACH);
  for (let at = tail.indexOf(ARCHIVE_END); at !== -1; at = tail.indexOf(ARCHIVE_END, at + 1)) {
    if (at + ARCHIVE_END_LENGTH > tail.length) return false;
    // Many photos have the four bytes by chance, but not with a matching comment length.
    if (at + ARCHIVE_END_LENGTH + tail.readUInt16LE(at + 20) === tail.length) return true;
  }
  return false;
}
