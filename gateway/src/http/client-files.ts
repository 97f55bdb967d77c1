import { type Dirent, existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Encoding } from "./send.ts";

export interface ClientFile {
  /** Absolute. */
  readonly file: string;
  readonly type: string;
  /** True for a file whose name changes with its content. */
  readonly isHashed: boolean;
  /** Files that hold the same content, encoded. */
  readonly encoded: Readonly<Partial<Record<Encoding, string>>>;
}

const types: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".map": "application/json; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

const hashedFolder = "/assets/";

/**
 * The built client's files by their path in a URL, listed once: a request can name one of them and nothing else, so no
 * path leads out of the folder. Empty where the client is not built.
 */
export const listClientFiles = (folder: string): ReadonlyMap<string, ClientFile> => {
  const root = path.resolve(folder);
  if (!existsSync(root)) return new Map();
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return new Map(
    entries.filter(isServed).map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const url = `/${path.relative(root, file).split(path.sep).join("/")}`;
      return [url, describe(file, url)];
    }),
  );
};

/** The page itself, or undefined where the client is not built. */
export const readIndexPage = (folder: string): string | undefined => {
  const file = path.resolve(folder, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
};

const isServed = (entry: Dirent): boolean =>
  entry.isFile() && entry.name !== "index.html" && path.extname(entry.name) in types;

const describe = (file: string, url: string): ClientFile => ({
  file,
  type: types[path.extname(file)] ?? "application/octet-stream",
  isHashed: url.startsWith(hashedFolder),
  encoded: {
    ...(existsSync(`${file}.br`) && { br: `${file}.br` }),
    ...(existsSync(`${file}.gz`) && { gzip: `${file}.gz` }),
  },
});
