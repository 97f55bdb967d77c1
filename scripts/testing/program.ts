import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** A program under test, with all it wrote. */
export class Program {
  readonly #child: ChildProcess;
  readonly ended: Promise<number | NodeJS.Signals | null>;
  output = "";
  #watchers: (() => void)[] = [];

  constructor(script: string, env: Record<string, string>) {
    this.#child = spawn(process.execPath, [script], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => this.#heard(text));
    }
    this.ended = new Promise((resolve) => {
      this.#child.once("close", (code, signal) => {
        resolve(signal ?? code);
        this.#heard("");
      });
    });
  }

  /** Resolves once the program has written `text`; rejects with all it wrote when it ends first. */
  async says(text: string): Promise<void> {
    while (!this.output.includes(text)) {
      if (this.#child.exitCode !== null || this.#child.signalCode !== null) {
        throw new Error(`It ended without saying "${text}":\n${this.output}`);
      }
      await new Promise<void>((resolve) => this.#watchers.push(resolve));
    }
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  #heard(text: string): void {
    this.output += text;
    for (const wake of this.#watchers.splice(0)) wake();
  }
}
