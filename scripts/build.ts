import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildServer } from "./build/server.ts";
import { type BuildHalf, isBuilt, recordBuilt, sourcesDigest } from "./build/sources.ts";
import { buildWeb } from "./build/web.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

const halves: Record<BuildHalf, { title: string; build: (root: string) => Promise<void> }> = {
  server: { title: "services", build: buildServer },
  web: { title: "web client", build: buildWeb },
};

/** Builds what has changed since it was last built, saying what it does. */
async function buildChanged(wanted: readonly BuildHalf[]): Promise<void> {
  mkdirSync(`${root}dist`, { recursive: true });
  for (const half of wanted) {
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
