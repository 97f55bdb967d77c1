import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";
import { W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor } from "@opentelemetry/sdk-trace-base";
import type { SpanFacts, Tracing } from "./tracing.ts";
import { portalVersion } from "./version.ts";

/** An exporter that does not answer must not hold up a stop: a service has only seconds for it. */
const closeWithinMs = 2_000;
const exportWithinMs = 5_000;

interface Active {
  readonly context: Context;
  /** The request's own span, also within one of its parts. */
  readonly request: Span;
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT };

/**
 * Collects spans in batches and sends them over OTLP/HTTP. An exporter that fails loses them: nothing waits for it, and at most
 * some thousands are kept. The SDK reads its other variables itself, such as `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG`.
 */
export const exportTraces = (url: string, service: string): Tracing => {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({
      "service.name": service,
      "service.version": portalVersion,
    }),
    spanProcessors: [
      new BatchSpanProcessor(new OTLPTraceExporter({ url, timeoutMillis: exportWithinMs })),
    ],
  });
  const tracer = provider.getTracer("college-portal");
  const propagator = new W3CTraceContextPropagator();
  const active = new AsyncLocalStorage<Active>();

  return {
    request: ({ name, kind, facts }, traceparent) => {
      const caller = propagator.extract(ROOT_CONTEXT, { traceparent }, defaultTextMapGetter);
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, caller);
      const own: Active = { context: trace.setSpan(caller, span), request: span };
      return {
        run: (run) => active.run(own, run),
        end: (status) => {
          span.setAttribute("http.response.status_code", status);
          if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },

    rename: (name, facts) => {
      active.getStore()?.request.updateName(name).setAttributes(facts);
    },

    part: async ({ name, kind, facts }, run, ended) => {
      const parent = active.getStore();
      if (parent === undefined) return run({});
      const options = { kind: kinds[kind], attributes: facts };
      const span = tracer.startSpan(name, options, parent.context);
      const context = trace.setSpan(parent.context, span);
      const headers: Record<string, string> = {};
      propagator.inject(context, headers, defaultTextMapSetter);
      try {
        const result = await active.run({ ...parent, context }, () => run(headers));
        span.setAttributes({ ...ended?.() });
        return result;
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR });
        span.setAttributes({ ...nameOf(error), ...ended?.(error) });
        throw error;
      } finally {
        span.end();
      }
    },

    close: async () => {
      const closed = provider.shutdown().catch(() => {
        // What could not be sent is lost.
      });
      const late = new Promise<void>((resolve) => {
        setTimeout(resolve, closeWithinMs).unref();
      });
      await Promise.race([closed, late]);
    },
  };
};

/** Never the message, which may hold what somebody sent. */
const nameOf = (error: unknown): SpanFacts => ({
  "error.type": error instanceof Error ? error.name : "unknown",
});
