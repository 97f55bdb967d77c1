import { type SpawnOptions, spawn } from "node:child_process";

/** Runs a Node program with its output on this terminal; rejects when it ends with anything but 0. */
export function runNode(args: readonly string[], options: SpawnOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { stdio: "inherit", ...options });
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      if (code === 0) resolve();
      else reject(new Error(`it ended with ${signal ?? `exit code ${code}`}`));
    });
  });
}

/** Runs a program and answers all that it wrote, and whether it ended with 0. */
export function capture(
  command: string,
  args: readonly string[],
  options: SpawnOptions,
): Promise<{ readonly passed: boolean; readonly output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
      });
    }
    child.once("error", ({ message }) => resolve({ passed: false, output: `${message}\n` }));
    child.once("close", (code) => resolve({ passed: code === 0, output }));
  });
}
