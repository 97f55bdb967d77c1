import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|svg|json|webmanifest)$/;

/** A smaller file fits into one packet uncompressed. */
const minCompressedBytes = 1024;

const brotli = (content: Buffer) =>
  promisify(brotliCompress)(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const compressFile = async (file: string): Promise<void> => {
  const content = await readFile(file);
  if (content.length < minCompressedBytes) return;
  await Promise.all([
    writeFile(`${file}.br`, await brotli(content)),
    writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 })),
  ]);
};

/**
 * Writes `.br` and `.gz` files beside every asset, so that serving needs no compression. index.html is
 * excluded because each server fills it in.
 */
export const precompress = (): Plugin => ({
  name: "portal-precompress",
  apply: "build",
  async writeBundle({ dir }) {
    if (!dir) return;
    const entries = await readdir(dir, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && compressible.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name));
    await Promise.all(files.map(compressFile));
  },
});
