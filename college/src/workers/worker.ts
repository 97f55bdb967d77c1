import { setPriority } from "node:os";
import { type Order, tasks } from "./tasks.ts";

/**
 * Those who are answered meanwhile come first. Not much lower: where every processor is busy, it would not be done before its time is
 * over.
 */
const priority = 5;

/** An error that a task does not answer ends the process, and so the task. */
const work = async ({ name, input }: Order): Promise<void> => {
  // The sender's types keep name and input together.
  const task = tasks[name] as (given: unknown) => Promise<unknown>;
  process.send?.({ answer: await task(input) });
};

try {
  setPriority(priority);
} catch {
  // Some sandboxes forbid it.
}

// A service manager or a terminal sends these to the whole group. The college ends first what it has begun.
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => undefined);

process.on("message", (order: Order) => void work(order));
process.send?.("ready");
