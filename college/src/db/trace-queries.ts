import type { Pool, PoolClient } from "pg";
import type { SpanStart, Tracing } from "../../../contract/tracing.ts";

/** Traces each statement that a request sends, alone or in a transaction: by its kind and first table, never by its text. */
export const traceQueries = (pool: Pool, tracing: Tracing): void => {
  trace(pool, tracing);
  pool.on("connect", (client) => trace(client, tracing));
};

const trace = (sender: Pool | PoolClient, tracing: Tracing): void => {
  const query: (...args: unknown[]) => unknown = sender.query.bind(sender);
  Object.assign(sender, {
    query: (...args: unknown[]) =>
      // The pool's own statements end with a callback, and are traced as the pool's.
      typeof args.at(-1) === "function"
        ? query(...args)
        : tracing.part(spanOf(textOf(args[0])), async () => query(...args)),
  });
};

const textOf = (statement: unknown): string => {
  if (typeof statement === "string") return statement;
  return typeof statement === "object" && statement !== null && "text" in statement
    ? String(statement.text)
    : "";
};

/** `select student` */
const spanOf = (text: string): SpanStart => {
  const [, word = "statement"] = /^\W*(\w+)/.exec(text) ?? [];
  const operation = word.toLowerCase();
  const [, table] = /\b(?:from|into|update|join)\s+"(\w+)"/i.exec(text) ?? [];
  return {
    name: table === undefined ? operation : `${operation} ${table}`,
    kind: "client",
    facts: {
      "db.system.name": "postgresql",
      "db.operation.name": operation,
      ...(table !== undefined && { "db.collection.name": table }),
    },
  };
};
