import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../src");

/** The client's modules without tests and generated documents, for what holds for all of them. `file` is relative to `web/src`. */
export const clientSources: readonly { readonly file: string; readonly text: string }[] =
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .filter((file) => !file.startsWith("gql/"))
    .map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));

/** The modules whose code has a match. */
export const filesWith = (pattern: RegExp): readonly string[] =>
  clientSources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);
