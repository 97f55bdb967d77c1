import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { withOwnLinesOnly } from "./source-map.ts";

/** The programs of each service, by their places in `dist`. */
const services: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  college: {
    server: "college/src/server.ts",
    migrate: "college/src/migrate.ts",
    "workers/worker": "college/src/workers/worker.ts",
  },
  gateway: { server: "gateway/src/server.ts" },
};

/** Packages that find files of their own beside their code: machine code, fonts, the embedded database. */
const unbundled = ["@electric-sql/pglite", "@node-rs/argon2", "fontkit", "pdfkit", "sharp"];

/** Its packages share state through `@opentelemetry/api`, of which there must be one. Few portals load them. */
const tracing = ["@opentelemetry"];

/** `pg` asks for it, and does without. */
const absent = ["pg-native"];

/**
 * Bundles the services to `dist` with the packages they import. To load hundreds of files takes half of a gateway's start, and a
 * quarter of a college's. What is imported only on demand stays in files of its own.
 */
export async function bundleServices(root: string): Promise<void> {
  for (const [service, input] of Object.entries(services)) {
    const folder = `${service}/src`;
    const bundle = await rolldown({
      cwd: root,
      input: { ...input },
      platform: "node",
      external: [...unbundled, ...tracing, ...absent].map((name) => new RegExp(`^${name}(/|$)`)),
      plugins: [ownPlaces(root, folder), oneByteSource],
    });
    const dir = join(root, "dist", folder);
    const { output } = await bundle.write({
      dir,
      format: "esm",
      sourcemap: true,
      // Node keeps the maps in memory.
      sourcemapExcludeSources: true,
      chunkFileNames: "[name]-[hash].js",
    });
    await bundle.close();
    const maps = output.map(({ fileName }) => join(dir, fileName)).filter(isSourceMap);
    for (const map of maps) writeFileSync(map, withOwnLinesOnly(readFileSync(map, "utf8")));
  }
}

const isSourceMap = (file: string): boolean => file.endsWith(".map");

/**
 * Escapes what is not Latin-1. V8 keeps the whole source of a service in memory, in two bytes for each character if one of them
 * needs two. The lines of a source map stay right, columns behind an escape do not.
 */
const oneByteSource: Plugin = {
  name: "one-byte-source",
  generateBundle: (_options, bundle) => {
    for (const output of Object.values(bundle)) {
      if (output.type === "chunk") output.code = escaped(output.code);
    }
  },
};

const escaped = (code: string): string => {
  // After a backslash an escape would mean a backslash and its own letters.
  if (/\\[\u0100-\uffff]/.test(code)) {
    throw new Error("A backslash stands before a character that needs an escape.");
  }
  return code.replaceAll(
    /[\u0100-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
};

/**
 * Sources find files by their own places, which bundling changes. It puts them all directly in the service's folder, where
 * those files are at the same relative places. A program in a subfolder must not look for files itself.
 */
function ownPlaces(root: string, folder: string): Plugin {
  return {
    name: "own-places",
    transform: {
      filter: { id: { exclude: /node_modules/ }, code: "import.meta.url" },
      handler: (code, id) => {
        const place = relative(join(root, folder), id)
          .replaceAll("\\", "/")
          .replace(/\.ts$/, ".js");
        const url = `new URL(${JSON.stringify(`./${place}`)}, import.meta.url).href`;
        return { code: code.replaceAll("import.meta.url", url), map: null };
      },
    },
  };
}
