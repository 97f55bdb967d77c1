import type { SpanFacts, Tracing } from "../../../contract/tracing.ts";
import { CollegeFailure } from "./failure.ts";
import type { OutgoingCall } from "./transport.ts";

/** Traces a call by its endpoint's pattern, and hands the trace on to the college. */
export const traceCall = <T>(
  tracing: Tracing,
  call: OutgoingCall,
  run: (call: OutgoingCall) => Promise<T>,
): Promise<T> => {
  const { method, path, status } = call.endpoint;
  const facts = { "http.request.method": method, "url.template": path };
  return tracing.part(
    { name: `${method} ${path}`, kind: "client", facts },
    (headers) => run({ ...call, headers: [...call.headers, ...Object.entries(headers).flat()] }),
    (error) => statusFacts(error === undefined ? status : statusOf(error)),
  );
};

/** A college that did not answer has no status. */
const statusFacts = (status: number): SpanFacts =>
  status === 0 ? {} : { "http.response.status_code": status };

const statusOf = (error: unknown): number => (error instanceof CollegeFailure ? error.status : 0);
