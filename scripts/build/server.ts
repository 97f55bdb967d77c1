import { copyFileSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { runNode } from "../run.ts";

const compiled = ["contract", "rules", "college/src", "gateway/src"];
const besideThem = ["schema.graphql", "package.json"];

/**
 * Compiles the services to `dist`, in the layout of the sources, and puts what they read at run time (the GraphQL
 * schema, migrations, fonts) at the same relative places.
 */
export async function buildServer(root: string): Promise<void> {
  for (const folder of ["contract", "rules", "college", "gateway"]) {
    rmSync(join(root, "dist", folder), { recursive: true, force: true });
  }
  await runNode(["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"], {
    cwd: root,
  });
  const assets = compiled.flatMap((folder) => assetsUnder(root, folder));
  for (const file of [...besideThem, ...assets]) copyToDist(root, file);
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
