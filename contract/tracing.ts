import type { Environment, EnvironmentReader } from "./environment.ts";

/** Names and numbers about a span. Never an address, a body or a value of a person. */
export type SpanFacts = Readonly<Record<string, string | number>>;

export interface SpanStart {
  readonly name: string;
  /** What the process does for somebody else, asks another process, or asks its database. */
  readonly kind: "server" | "client";
  readonly facts: SpanFacts;
}

/** A request that is being answered. */
export interface RequestSpan {
  /** Runs what belongs to the request. What it starts and waits for belongs to it, too. */
  readonly run: <Result>(run: () => Result) => Result;
  readonly end: (status: number) => void;
}

/** OpenTelemetry traces of one process. A service without an exporter has none of it. */
export interface Tracing {
  /** @param traceparent of the caller, in W3C's form */
  readonly request: (start: SpanStart, traceparent?: string) => RequestSpan;
  /** Names the request that runs. */
  readonly rename: (name: string, facts: SpanFacts) => void;
  /**
   * A part of the request that runs; outside of a request it only runs.
   * @param run gets the headers that carry the trace to another process
   * @param ended tells of the end, with the error of a failure
   */
  readonly part: <Result>(
    start: SpanStart,
    run: (headers: Readonly<Record<string, string>>) => Promise<Result>,
    ended?: (error?: unknown) => SpanFacts,
  ) => Promise<Result>;
  /** Sends what is left, for at most two seconds. */
  readonly close: () => Promise<void>;
}

/**
 * Reads where traces are sent, by the standard's variables. Undefined where neither is set: then nothing of OpenTelemetry is
 * loaded.
 */
export const readTracesUrl = (
  read: EnvironmentReader,
  env: Pick<Environment, "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT">,
): string | undefined => {
  const protocols = ["http:", "https:"];
  const all = read.url("OTEL_EXPORTER_OTLP_ENDPOINT", env.OTEL_EXPORTER_OTLP_ENDPOINT, protocols);
  const traces = read.url(
    "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
    protocols,
  );
  return traces ?? (all && `${all.replace(/\/$/, "")}/v1/traces`);
};
