import type { RequestSpan, Tracing } from "../../../contract/tracing.ts";
import type { Exchange } from "./exchange.ts";
import { resourceKind } from "./resource-kind.ts";

/** What a browser sends has no part in a trace: it begins here. A request that the browser breaks off has status 499. */
export const traceRequest = (
  { request, response, path }: Exchange,
  tracing: Tracing,
): RequestSpan => {
  const method = request.method ?? "GET";
  const span = tracing.request({
    name: `${method} ${resourceKind(path)}`,
    kind: "server",
    facts: { "http.request.method": method },
  });
  response.once("close", () => {
    span.end(response.headersSent ? response.statusCode : 499);
  });
  return span;
};
