import { type Order, tasks } from "./tasks.ts";

/** An error that a task does not answer ends the process, and so the task. */
const work = async (order: Order): Promise<void> => {
  const answer =
    order.name === "rewritePdf"
      ? await tasks.rewritePdf(order.input)
      : await tasks.readTable(order.input);
  process.send?.({ answer });
};

process.on("message", (order: Order) => void work(order));
process.send?.("ready");
