import { type ExecutionArgs, getOperationAST } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Tracing } from "../../../contract/tracing.ts";

/** Far more than any operation of the client has. */
const longestName = 80;

/** Names each traced request by its operation: `query HostelPage`. */
export const nameOperations = (tracing: Tracing): Plugin => {
  const rename = ({ args }: { args: ExecutionArgs }): void => {
    const found = getOperationAST(args.document, args.operationName);
    if (!found) return;
    const name = found.name?.value.slice(0, longestName) ?? "unnamed";
    tracing.rename(`${found.operation} ${name}`, {
      "graphql.operation.name": name,
      "graphql.operation.type": found.operation,
    });
  };
  return { onExecute: rename, onSubscribe: rename };
};
