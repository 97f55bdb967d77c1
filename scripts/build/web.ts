import { rmSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "../run.ts";

/** Bundles the web client to `dist/web`. */
export async function buildWeb(root: string): Promise<void> {
  rmSync(join(root, "dist", "web"), { recursive: true, force: true });
  await runNode(["node_modules/vite/bin/vite.js", "build", "web", "--logLevel", "warn"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" },
  });
}
