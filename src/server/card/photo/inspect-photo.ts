import { accepted, type Outcome, refused } from "#game/outcome.ts";
import type { PhotoRefusal } from "#contract/card/photo-refusals.ts";
import { PHOTO_MAX_PIXELS } from "#game/card/photo-limits.ts";
import { inspectHeif, inspectJpeg, inspectPng, inspectWebp } from "./inspect-formats.ts";

/** A file's structure, read without decoding a pixel. */
export interface Structure {
  /** 0 if the structure doesn't say; the decoder's own limit then applies. */
  readonly width: number;
  readonly height: number;
  readonly isAnimated: boolean;
  /** Offset of the first byte after the image; null: the image is cut off. */
  readonly end: number | null;
}

export type PhotoFormat = "jpeg" | "png" | "webp" | "avif" | "heic";

const inspectors: Readonly<Record<PhotoFormat, (bytes: Buffer) => Structure | null>> = {
  jpeg: inspectJpeg,
  png: inspectPng,
  webp: inspectWebp,
  avif: inspectHeif,
  heic: inspectHeif,
};

/**
 * Checks a file's content before anything is decoded, and refuses what no honest photo is: other formats, animations,
 * cut-off files, too many pixels, and content after or inside the image that another program would open as a page, a
 * document or an archive. It only walks the file's structure. docs/rules.md#photos.
 */
export function inspectPhoto(bytes: Buffer): Outcome<PhotoFormat, PhotoRefusal> {
  const format = formatOf(bytes);
  if (format === null) return refused({ code: "file_not_image" });
  const structure = inspectors[format](bytes);
  if (structure === null) return refused({ code: "photo_broken" });
  const { width, height, isAnimated, end } = structure;
  if (isAnimated) return refused({ code: "photo_animated" });
  const isKnown = width > 0 && height > 0;
  const refusal = isKnown ? sizeRefusal({ width, height }) : null;
  if (refusal !== null) return refused(refusal);
  if (end === null) return refused({ code: "photo_broken" });
  const hasMore = end < bytes.length && !isPhoneTrailer(bytes.subarray(end));
  if (hasMore || holdsDocument(bytes) || holdsArchive(bytes)) {
    return refused({ code: "photo_has_extra_content" });
  }
  return accepted(format);
}

/**
 * Why a photo of this size is refused; null: it isn't. A small or narrow one is accepted: the specification limits type
 * and size alone, and an admin sees what can be read on it.
 */
export function sizeRefusal({ width, height }: Pick<Structure, "width" | "height">): PhotoRefusal | null {
  if (width * height <= PHOTO_MAX_PIXELS) return null;
  return { code: "photo_too_many_pixels", mostMegapixels: PHOTO_MAX_PIXELS / 1e6 };
}

/** The format by the first bytes; null: not an accepted one. */
function formatOf(bytes: Buffer): PhotoFormat | null {
  if (bytes.length < 16) return null;
  if (bytes.readUIntBE(0, 3) === 0xff_d8_ff) return "jpeg";
  if (bytes.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1"))) return "png";
  const text = bytes.subarray(0, 12).toString("latin1");
  if (text.startsWith("RIFF") && text.endsWith("WEBP")) return "webp";
  if (text.slice(4, 8) === "ftyp") return heifFormat(bytes);
  return null;
}

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx"]);

function heifFormat(bytes: Buffer): "avif" | "heic" | null {
  const brands = bytes.subarray(8, Math.min(bytes.length, bytes.readUInt32BE(0), 128)).toString("latin1");
  const names = brands.match(/.{4}/gs) ?? [];
  if (names.some((name) => name === "avif" || name === "avis")) return "avif";
  return names.some((name) => HEIC_BRANDS.has(name)) ? "heic" : null;
}

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
function holdsDocument(bytes: Buffer): boolean {
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
