// Plain JavaScript on Node's own modules: this runs before any package is installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const stampFile = `${root}node_modules/.portal-install`;
const npmOwnRecord = `${root}node_modules/.package-lock.json`;
const lockfile = `${root}package-lock.json`;

/** Ends the process with a sentence when this Node is too old. */
export function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`This portal needs Node 20.19 or later; this is Node ${process.versions.node}.`);
  process.exit(1);
}

/** Runs `npm ci` when packages are missing or the lockfile has changed since they were installed. */
export function installPackages() {
  const expected = createHash("sha256").update(readFileSync(lockfile)).digest("hex");
  if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === expected) return;
  if (!npmInstalledSinceLockfileChanged()) runNpm();
  writeFileSync(stampFile, expected);
}

/** npm writes its own record last, so an install that was cut off leaves none. */
function npmInstalledSinceLockfileChanged() {
  return existsSync(npmOwnRecord) && statSync(npmOwnRecord).mtimeMs >= statSync(lockfile).mtimeMs;
}

function runNpm() {
  console.log("Installing packages (a minute or two the first time)…");
  // Engine warnings of packages are not useful here.
  const args = ["ci", "--include=dev", "--loglevel=error"];
  const npm = process.env.npm_execpath;
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: "inherit" })
    : spawnSync("npm", args, { cwd: root, stdio: "inherit", shell: process.platform === "win32" });
  if (result.status === 0) return;
  console.error("Packages could not be installed; npm's own message is above.");
  process.exit(result.status ?? 1);
}
