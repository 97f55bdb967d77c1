import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Fails if the database schema differs from the migrations. */
function checkMigrations(): boolean {
  // Under the root, for drizzle-kit takes the folder's path as relative to it.
  const copy = mkdtempSync(join(root, "node_modules/.cache/migrations-"));
  try {
    cpSync(join(root, "college/src/db/migrations"), copy, { recursive: true });
    const kit = spawnSync(
      process.execPath,
      [
        "node_modules/drizzle-kit/bin.cjs",
        "generate",
        "--dialect=postgresql",
        "--casing=snake_case",
        "--schema=college/src/db/schema",
        `--out=${copy.slice(root.length)}`,
      ],
      { cwd: root, encoding: "utf8" },
    );
    if (kit.status === 0 && kit.stdout.includes("No schema changes")) return true;
    console.error(kit.stdout + kit.stderr);
    console.error("The schema and its migrations differ: run `npm run db:generate`.");
    return false;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

process.exitCode = checkMigrations() ? 0 : 1;
