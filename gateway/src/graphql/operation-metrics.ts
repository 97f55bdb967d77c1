import { type ExecutionArgs, getOperationAST } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { GatewayMetrics } from "../metrics/gateway-metrics.ts";

/** Counts operations by type and by the public code of their first error. Place it after `publicErrors`. */
export const countOperations = (metrics: GatewayMetrics): Plugin => {
  const types = new WeakMap<Request, string>();
  const remember = (request: Request, { document, operationName }: ExecutionArgs): void => {
    const operation = getOperationAST(document, operationName);
    if (operation) types.set(request, operation.operation);
  };
  return {
    onExecute: ({ args, context }) => remember(context.request, args),
    onSubscribe: ({ args, context }) => remember(context.request, args),
    onResultProcess: ({ request, result }) => {
      metrics.operation(types.get(request) ?? "none", codeOf(result));
    },
  };
};

/** The codes are a closed list by now. */
export const codeOf = (result: object): string => {
  const [error] = "errors" in result && Array.isArray(result.errors) ? result.errors : [];
  if (error === undefined) return "OK";
  const code: unknown = error.extensions?.code;
  return typeof code === "string" ? code : "INTERNAL";
};
