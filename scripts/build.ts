import { copyFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleServices } from "./build/services.ts";
import { type BuildHalf, isBuilt, recordBuilt, sourcesDigest } from "./build/sources.ts";
import { runNode } from "./run.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const sources = ["contract", "rules", "college/src", "gateway/src"];
const otherInputs = ["schema.graphql", "package.json"];

/** Bundles the services to `dist` and puts their run-time files (the GraphQL schema, migrations) at the places of the sources. */
async function buildServer(root: string): Promise<void> {
  for (const folder of ["contract", "rules", "college", "gateway"]) {
    rmSync(join(root, "dist", folder), { recursive: true, force: true });
  }
  await bundleServices(root);
  const assets = sources.flatMap((folder) => assetsUnder(root, folder));
  for (const file of [...otherInputs, ...assets]) copyToDist(root, file);
}

function assetsUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return assetsUnder(root, path);
    return entry.name.endsWith(".ts") ? [] : [path];
  });
}

function copyToDist(root: string, file: string): void {
  const target = join(root, "dist", file);
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(join(root, file), target);
}

/** Bundles the web client to `dist/web`. */
async function buildWeb(root: string): Promise<void> {
  rmSync(join(root, "dist", "web"), { recursive: true, force: true });
  await runNode(["node_modules/vite/bin/vite.js", "build", "web", "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
}

const halves: Record<BuildHalf, { title: string; build: (root: string) => Promise<void> }> = {
  server: { title: "services", build: buildServer },
  web: { title: "web client", build: buildWeb },
};

/** Builds the parts that changed since the last build, and prints each step. */
async function buildChanged(selected: readonly BuildHalf[]): Promise<void> {
  mkdirSync(`${root}dist`, { recursive: true });
  for (const half of selected) {
    const { title, build } = halves[half];
    if (isBuilt(root, half)) {
      console.log(`Building the ${title}: unchanged`);
      continue;
    }
    const started = performance.now();
    // Taken before the build: a file edited meanwhile is built again next time.
    const digest = sourcesDigest(root, half);
    console.log(`Building the ${title}…`);
    await build(root);
    recordBuilt(root, half, digest);
    console.log(`Built the ${title} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

/** `npm run build -- server` builds that half alone. */
function wantedHalves(args: readonly string[]): readonly BuildHalf[] {
  const named = (["server", "web"] as const).filter((half) => args.includes(half));
  return named.length === 0 ? ["server", "web"] : named;
}

try {
  await buildChanged(wantedHalves(process.argv.slice(2)));
} catch (error) {
  console.error(`The build failed: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
