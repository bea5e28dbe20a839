import { readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const TEXT = /\.(?:html|js|css|svg|json|webmanifest|txt)$/u;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

async function writeIfSmaller(file: string, compressed: Buffer, original: Buffer): Promise<void> {
  if (compressed.length < original.length) await writeFile(file, compressed);
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const options = {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  };
  await writeIfSmaller(`${file}.br`, await brotli(content, options), content);
  await writeIfSmaller(
    `${file}.gz`,
    await deflate(content, { level: constants.Z_BEST_COMPRESSION }),
    content,
  );
}

/**
 * Writes `.br` and `.gz` next to every text file of the build, so the server compresses nothing at run time. Runs when
 * everything is written, the service worker too.
 */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "panna:precompress",
    apply: "build",
    enforce: "post",
    configResolved({ root, build }) {
      folder = path.resolve(root, build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const texts = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name));
        await Promise.all(texts.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
      },
    },
  };
}
