import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The sources of each half of the build. */
const inputs = {
  server: [
    "contract",
    "rules",
    "college/src",
    "gateway/src",
    "schema.graphql",
    "tsconfig.json",
    "package-lock.json",
    "scripts/build",
  ],
  web: ["web", "rules", "tsconfig.json", "package.json", "package-lock.json", "scripts/build"],
} as const;

export type BuildHalf = keyof typeof inputs;

/** A file of each half that no use of it lacks. */
const outputs: Readonly<Record<BuildHalf, string>> = {
  server: "dist/gateway/src/server.js",
  web: "dist/web/index.html",
};

const isTest = /\.test\.tsx?$/;

/** A digest of every file the half is built from; tests are not among them. */
export function sourcesDigest(root: string, half: BuildHalf): string {
  const hash = createHash("sha256");
  for (const input of inputs[half]) {
    for (const file of filesUnder(root, input)) {
      hash
        .update(file)
        .update("\0")
        .update(readFileSync(join(root, file)))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

function filesUnder(root: string, path: string): string[] {
  const absolute = join(root, path);
  if (!existsSync(absolute)) return [];
  if (!statSync(absolute).isDirectory()) return [path];
  return readdirSync(absolute, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name === "node_modules" || isTest.test(entry.name)) return [];
      const child = `${path}/${entry.name}`;
      return entry.isDirectory() ? filesUnder(root, child) : [child];
    });
}

/** True when `dist` holds this half, built from the sources as they are now. */
export function isBuilt(root: string, half: BuildHalf): boolean {
  const stamp = stampFile(root, half);
  if (![stamp, join(root, outputs[half])].every(existsSync)) return false;
  return readFileSync(stamp, "utf8") === sourcesDigest(root, half);
}

export function recordBuilt(root: string, half: BuildHalf, digest: string): void {
  writeFileSync(stampFile(root, half), digest);
}

function stampFile(root: string, half: BuildHalf): string {
  return join(root, "dist", `.${half}-sources`);
}
