import { type ExecutionArgs, getOperationAST, type OperationDefinitionNode } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Tracing } from "../../../contract/tracing.ts";

/** Far more than any operation of the client has. */
const longestName = 80;

/** Names the traced request by its operation: `query HostelPage`. */
export const nameOperation = (tracing: Tracing, operation: OperationDefinitionNode): void => {
  const name = operation.name?.value.slice(0, longestName) ?? "unnamed";
  tracing.rename(`${operation.operation} ${name}`, {
    "graphql.operation.name": name,
    "graphql.operation.type": operation.operation,
  });
};

export const nameOperations = (tracing: Tracing): Plugin => {
  const rename = ({ args }: { args: ExecutionArgs }): void => {
    const found = getOperationAST(args.document, args.operationName);
    if (found) nameOperation(tracing, found);
  };
  return { onExecute: rename, onSubscribe: rename };
};
