import { type SpawnOptions, spawn } from "node:child_process";

/** Runs a Node program with its output on this terminal; rejects when it ends with anything but 0. */
export function runNode(args: readonly string[], options: SpawnOptions): Promise<void> {
  return run(process.execPath, args, options);
}

/** Runs a program with its output on this terminal; rejects when it ends with anything but 0. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", ...options });
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`it ended with ${signal ?? `exit code ${code}`}`));
    });
  });
}
