import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { finished } from "node:stream/promises";
import { fileURLToPath } from "node:url";

export interface TestProcess {
  readonly child: ChildProcess;
  /** Lines of standard output so far. */
  readonly lines: readonly string[];
  readonly errors: () => string;
  /** Resolves with the first line, past or to come, that passes; rejects when the process ends before. */
  readonly line: (passes: (line: string) => boolean) => Promise<string>;
  /** Exit code and signal, once it has ended and all it wrote has been read. */
  readonly ended: Promise<{ readonly code: number | null; readonly signal: string | null }>;
}

/** Starts a file of this repository, or of its build, as a process of its own, with an IPC channel. */
export const startProcess = (
  file: URL,
  args: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): TestProcess => {
  const child = fork(fileURLToPath(file), [...args], {
    execArgv: file.pathname.endsWith(".ts") ? ["--import", "tsx"] : [],
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  if (child.stdout === null || child.stderr === null) throw new Error("the process has no output");
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  let errors = "";
  let over = false;
  const wake = (): void => {
    for (const look of waiting) look();
  };
  createInterface({ input: child.stdout }).on("line", (line) => {
    lines.push(line);
    wake();
  });
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    errors += text;
  });
  // Not "close": it is never emitted in a parent that disconnected the channel itself.
  const ended = Promise.all([
    once(child, "exit"),
    finished(child.stdout),
    finished(child.stderr),
  ]).then(([[code, signal]]) => {
    over = true;
    wake();
    return { code, signal };
  });
  const line = (passes: (line: string) => boolean): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = lines.find(passes);
        if (found !== undefined) resolve(found);
        else if (over) reject(new Error(`The process ended first: ${errors}`));
        else return;
        waiting.delete(look);
      };
      waiting.add(look);
      look();
    });
  return { child, lines, errors: () => errors, line, ended };
};
