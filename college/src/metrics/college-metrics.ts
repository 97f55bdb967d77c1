import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { MetricsSource } from "../../../contract/metrics-server.ts";
import type { OpenDatabase } from "../db/database.ts";
import { Refusal } from "../http/refusal.ts";
import { type Backlog, readBacklog } from "./backlog.ts";
import { SharedRead } from "./shared-read.ts";

/** In seconds. */
const answerTimes = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Shorter than Prometheus waits for an answer, which is ten seconds by default. */
const patienceMs = 3_000;
const freshMs = 5_000;

/**
 * All metrics of the college. No label holds text of a request or a record: each has a closed list of values. The
 * module is loaded only where metrics are on.
 */
export class CollegeMetrics implements MetricsSource {
  readonly #registry = new Registry();
  readonly #clock: () => Date;
  readonly #backlog: SharedRead<Backlog>;

  readonly #requests = new Histogram({
    name: "portal_college_http_request_duration_seconds",
    help: "Time until a request was answered, by the pattern of its route.",
    labelNames: ["method", "route", "status_class"],
    buckets: answerTimes,
    registers: [this.#registry],
  });

  readonly #claims = new Counter({
    name: "portal_college_bed_claims_total",
    help: "Claims of a bed by a student, by outcome: claimed, the code of the refusal, or failed.",
    labelNames: ["outcome"],
    registers: [this.#registry],
  });

  readonly #jobs = new Gauge({
    name: "portal_college_job_last_success_timestamp_seconds",
    help: "When a job last ended without a failure; at first, when the service started.",
    labelNames: ["name"],
    registers: [this.#registry],
  });

  readonly #readFailures = new Counter({
    name: "portal_college_metrics_read_failures_total",
    help: "How often the waiting mails and payments could not be read. Their metrics are left out meanwhile.",
    registers: [this.#registry],
  });

  constructor({ db, pool }: OpenDatabase, clock: () => Date) {
    this.#clock = clock;
    this.#backlog = new SharedRead({
      read: () => readBacklog(db, clock()),
      onFailure: () => this.#readFailures.inc(),
      freshMs,
      patienceMs,
    });
    collectDefaultMetrics({ register: this.#registry });
    if (pool !== undefined) this.#showPool(pool);
    this.#showBacklog();
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  /** @param route undefined for a path that is none of the service's */
  request(method: string, route: string | undefined, status: number, ms: number): void {
    const status_class = `${Math.floor(status / 100)}xx`;
    this.#requests.observe({ method, route: route ?? "none", status_class }, ms / 1000);
  }

  /** Counts how a claim of a bed ends. */
  async claim<T>(claiming: Promise<T>): Promise<T> {
    try {
      const claimed = await claiming;
      this.#claims.inc({ outcome: "claimed" });
      return claimed;
    } catch (error) {
      this.#claims.inc({ outcome: refusalCode(error) });
      throw error;
    }
  }

  jobSucceeded(name: string): void {
    this.#jobs.set({ name }, this.#clock().getTime() / 1000);
  }

  #showPool(pool: NonNullable<OpenDatabase["pool"]>): void {
    const registers = [this.#registry];
    new Gauge({
      name: "portal_college_database_connections",
      help: "Connections to PostgreSQL, by state.",
      labelNames: ["state"],
      registers,
      collect() {
        this.set({ state: "busy" }, pool.totalCount - pool.idleCount);
        this.set({ state: "idle" }, pool.idleCount);
      },
    });
    new Gauge({
      name: "portal_college_database_calls_waiting",
      help: "Calls that wait for a connection to PostgreSQL.",
      registers,
      collect() {
        this.set(pool.waitingCount);
      },
    });
  }

  #showBacklog(): void {
    this.#showOfBacklog({
      name: "portal_college_mail_waiting",
      help: "Mails that are not sent yet.",
      of: ({ mails }) => mails,
    });
    this.#showOfBacklog({
      name: "portal_college_mail_oldest_waiting_seconds",
      help: "Age of the oldest mail that is not sent yet.",
      of: ({ oldestMail }) => oldestMail,
    });
    this.#showOfBacklog({
      name: "portal_college_payments_pending",
      help: "Payments that wait for the provider's confirmation.",
      of: ({ pendingPayments }) => pendingPayments,
    });
    this.#showOfBacklog({
      name: "portal_college_payments_oldest_pending_seconds",
      help: "Age of the oldest payment that waits for the provider's confirmation.",
      of: ({ oldestPendingPayment }) => oldestPendingPayment,
    });
    this.#showOfBacklog({
      name: "portal_college_payments_refused",
      help: "Payments whose money does not match what was owed and that nobody has settled.",
      of: ({ refusedPayments }) => refusedPayments,
    });
  }

  #showOfBacklog({
    name,
    help,
    of,
  }: {
    readonly name: string;
    readonly help: string;
    readonly of: (backlog: Backlog) => number;
  }): void {
    const read = () => this.#backlog.get();
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        const backlog = await read();
        // Without a value: a last one would look like the present.
        if (backlog === undefined) this.remove();
        else this.set(of(backlog));
      },
    });
  }
}

/** The codes are written in the college's own code. */
const refusalCode = (error: unknown): string => {
  if (!(error instanceof Refusal)) return "failed";
  const { code } = error.body as { readonly code?: unknown };
  return typeof code === "string" ? code : `refused_${error.status}`;
};
