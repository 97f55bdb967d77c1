import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { MetricsSource } from "../../../contract/metrics-server.ts";
import type { Departure } from "../college/departure.ts";
import { CollegeFailure, type FailureKind } from "../college/failure.ts";

/** What the gateway holds now. */
export interface Levels {
  /** Undefined if the sessions are in Redis. */
  readonly sessions: number | undefined;
  readonly watchers: number;
  readonly college: {
    readonly isBreakerOpen: boolean;
    /** Connections with and without a running call. */
    readonly busy: number;
    readonly free: number;
    /** Calls that wait for a connection. */
    readonly waiting: number;
  };
}

/** `abandoned`: the browser left before the college had answered. */
type CallOutcome = "success" | "abandoned" | FailureKind;

/** In seconds. */
const answerTimes = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * All metrics of the gateway. No label holds text of a request: each has a closed list of values, or the contract's own
 * paths. The module is loaded only where metrics are on.
 */
export class GatewayMetrics implements MetricsSource {
  readonly #registry = new Registry();

  readonly #requests = new Histogram({
    name: "portal_gateway_http_request_duration_seconds",
    help: "Time until a request was answered, by kind of resource. Streams of events are open for hours.",
    labelNames: ["kind", "status_class"],
    buckets: answerTimes,
    registers: [this.#registry],
  });

  readonly #operations = new Counter({
    name: "portal_gateway_graphql_operations_total",
    help: "GraphQL operations by type (none: it could not be read) and code of the first error (OK: no error).",
    labelNames: ["type", "code"],
    registers: [this.#registry],
  });

  readonly #calls = new Histogram({
    name: "portal_gateway_college_call_duration_seconds",
    help: "Time until the college answered a call, by endpoint of the contract and outcome.",
    labelNames: ["endpoint", "outcome"],
    buckets: answerTimes,
    registers: [this.#registry],
  });

  readonly #refreshes = new Counter({
    name: "portal_gateway_token_refreshes_total",
    help: "Refreshes of sessions' tokens by outcome. A refusal ends the session.",
    labelNames: ["outcome"],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** @param status undefined if the browser left before the answer */
  request(kind: string, status: number | undefined, ms: number): void {
    const status_class = status === undefined ? "aborted" : `${Math.floor(status / 100)}xx`;
    this.#requests.observe({ kind, status_class }, ms / 1000);
  }

  operation(type: string, code: string): void {
    this.#operations.inc({ type, code });
  }

  /** Makes a call to the college, and counts how it ended. `departure` is the browser's, which ends the call. */
  async call<T>(endpoint: string, departure: Departure | undefined, run: () => Promise<T>) {
    const started = performance.now();
    let outcome: CallOutcome = "success";
    try {
      return await run();
    } catch (error) {
      outcome = outcomeOf(error, departure);
      throw error;
    } finally {
      this.#calls.observe({ endpoint, outcome }, (performance.now() - started) / 1000);
    }
  }

  /** Counts how a refresh of tokens ends. */
  async refresh<T>(run: () => Promise<T>): Promise<T> {
    let outcome: CallOutcome = "success";
    try {
      return await run();
    } catch (error) {
      outcome = outcomeOf(error);
      throw error;
    } finally {
      this.#refreshes.inc({ outcome });
    }
  }

  /** Shows what `read` returns at each scrape. */
  showLevels(read: () => Levels): void {
    const registers = [this.#registry];
    if (read().sessions !== undefined) {
      new Gauge({
        name: "portal_gateway_open_sessions",
        help: "Sessions in this process. Not shown if they are in Redis.",
        registers,
        collect() {
          this.set(read().sessions ?? 0);
        },
      });
    }
    new Gauge({
      name: "portal_gateway_watchers",
      help: "Open streams of free beds.",
      registers,
      collect() {
        this.set(read().watchers);
      },
    });
    new Gauge({
      name: "portal_gateway_college_breaker_open",
      help: "1 while the gateway does not ask the college because it did not answer.",
      registers,
      collect() {
        this.set(read().college.isBreakerOpen ? 1 : 0);
      },
    });
    new Gauge({
      name: "portal_gateway_college_connections",
      help: "Connections to the college, by state.",
      labelNames: ["state"],
      registers,
      collect() {
        this.set({ state: "busy" }, read().college.busy);
        this.set({ state: "free" }, read().college.free);
      },
    });
    new Gauge({
      name: "portal_gateway_college_calls_waiting",
      help: "Calls that wait for a connection to the college.",
      registers,
      collect() {
        this.set(read().college.waiting);
      },
    });
  }
}

const outcomeOf = (error: unknown, departure?: Departure): CallOutcome => {
  if (!(error instanceof CollegeFailure)) return "fault";
  return error.kind === "unreachable" && departure?.aborted ? "abandoned" : error.kind;
};
