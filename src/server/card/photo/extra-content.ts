/** Where a reader of PDF files looks for their start. */
const DOCUMENT_REACH = 1024;
/** Where a reader of ZIP files looks for their end: the record and the longest comment behind it. */
const ARCHIVE_REACH = 65_557;
const ARCHIVE_END = Buffer.from("PK\x05\x06", "latin1");
const ARCHIVE_END_LENGTH = 22;

/**
 * Whether the bytes behind an image are what phones append: a second picture (portrait and HDR data), a film
 * of the moment, Samsung's record, or padding. They are dropped with everything else that is not a pixel.
 */
export function isPhoneTrailer(bytes: Buffer): boolean {
  const isPicture = bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xff_d8_ff;
  const isFilm = bytes.subarray(4, 8).equals(Buffer.from("ftyp"));
  const isSamsung = bytes.subarray(-4).equals(Buffer.from("SEFT"));
  return isPicture || isFilm || isSamsung || isPadding(bytes);
}

/** Compared in blocks: of a file of 10 MB nearly all may be padding, and byte by byte that is slow. */
const ZEROS = Buffer.alloc(65_536);

function isPadding(bytes: Buffer): boolean {
  for (let at = 0; at < bytes.length; at += ZEROS.length) {
    const part = bytes.subarray(at, at + ZEROS.length);
    if (!part.equals(ZEROS.subarray(0, part.length))) return false;
  }
  return true;
}

/** Whether a reader of PDF files would take the file for one. */
export function holdsDocument(bytes: Buffer): boolean {
  return bytes.subarray(0, DOCUMENT_REACH).includes("%PDF-");
}

/** Whether a reader of ZIP files (documents of offices and programs of Java are such) would take the file for one. */
export function holdsArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(-ARCHIVE_REACH);
  for (let at = tail.indexOf(ARCHIVE_END); at !== -1; at = tail.indexOf(ARCHIVE_END, at + 1)) {
    if (at + ARCHIVE_END_LENGTH > tail.length) return false;
    // By chance the four bytes occur in many photos; with the length of the comment that fits they do not.
    if (at + ARCHIVE_END_LENGTH + tail.readUInt16LE(at + 20) === tail.length) return true;
  }
  return false;
}
