import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RequestSpan, Tracing } from "../../../contract/tracing.ts";

/** Traces every request by its route's pattern: an address itself may name a person. */
export const traceRequests = (app: FastifyInstance, tracing: Tracing): void => {
  const spans = new WeakMap<FastifyRequest, RequestSpan>();

  app.addHook("onRequest", (request, _reply, done) => {
    const { traceparent } = request.headers;
    const span = tracing.request(
      {
        name: nameOf(request),
        kind: "server",
        facts: { "http.request.method": request.method, "http.route": routeOf(request) },
      },
      typeof traceparent === "string" ? traceparent : undefined,
    );
    spans.set(request, span);
    span.run(done);
  });
  // Again, for reading a body ends in the context of its connection.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else span.run(done);
  });
  app.addHook("onResponse", (request, reply, done) => {
    spans.get(request)?.end(reply.statusCode);
    done();
  });
};

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? "unknown";

const nameOf = (request: FastifyRequest): string => `${request.method} ${routeOf(request)}`;
