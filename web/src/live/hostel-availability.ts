import { HostelAvailabilityDocument, type HostelAvailabilitySubscription } from "../gql/live.ts";
import { SubscriptionRefusedError, subscribe } from "./subscribe.ts";

/** The free beds: all of them in the first event of a connection (`free`), then the changes. */
export type AvailabilityEvent = Omit<
  HostelAvailabilitySubscription["hostelAvailability"],
  "__typename"
>;

/**
 * `live` from the first event on. While `connecting` and `reconnecting` the shown data may be old. `unavailable` is
 * final: the college has no live updates, or the viewer may not watch.
 */
export type LiveState = "connecting" | "live" | "reconnecting" | "unavailable";

interface Watch {
  readonly onEvent: (event: AvailabilityEvent) => void;
  readonly onState: (state: LiveState) => void;
}

const initialDelayMs = 1_000;
const maxDelayMs = 30_000;
/** The gateway sends at least a heartbeat every 15 seconds. */
const heartbeatTimeoutMs = 40_000;

/** Refusals after which retrying does not help. */
const finalCodes = new Set([
  "SIGNED_OUT",
  "FORBIDDEN",
  "PASSWORD_CHANGE_REQUIRED",
  "NOT_AVAILABLE",
  "INVALID_REQUEST",
]);

/**
 * Watches the free beds of the viewer's kind and reconnects when the connection is lost. A hidden page disconnects and
 * gets everything again when it is shown. Returns a function that stops watching.
 */
export const watchHostelAvailability = (watch: Watch): (() => void) => {
  const watching = new Watching(watch);
  watching.connect();
  return () => watching.stop();
};

class Watching {
  readonly #watch: Watch;
  readonly #listeners = new AbortController();
  #state: LiveState | undefined;
  #connection: AbortController | undefined;
  #retry: number | undefined;
  #failedAttempts = 0;

  constructor(watch: Watch) {
    this.#watch = watch;
    const { signal } = this.#listeners;
    document.addEventListener("visibilitychange", () => this.#onVisibilityChange(), { signal });
    window.addEventListener("online", () => this.connect(), { signal });
    this.#setState("connecting");
  }

  /** Connects now unless it is connected or stopped. */
  connect(): void {
    window.clearTimeout(this.#retry);
    if (this.#connection || document.hidden || this.#listeners.signal.aborted) return;
    const connection = new AbortController();
    this.#connection = connection;
    void this.#run(connection);
  }

  stop(): void {
    this.#listeners.abort();
    this.#disconnect();
  }

  #onVisibilityChange(): void {
    if (document.hidden) this.#disconnect();
    else this.connect();
  }

  #disconnect(): void {
    window.clearTimeout(this.#retry);
    this.#connection?.abort();
    this.#connection = undefined;
  }

  async #run(connection: AbortController): Promise<void> {
    let hasReceivedEvent = false;
    let heartbeatTimeout: number | undefined;
    const onBytes = (): void => {
      window.clearTimeout(heartbeatTimeout);
      heartbeatTimeout = window.setTimeout(() => connection.abort(), heartbeatTimeoutMs);
    };
    let refused: unknown;
    try {
      onBytes();
      const { signal } = connection;
      for await (const data of subscribe(HostelAvailabilityDocument, { signal, onBytes })) {
        if (this.#connection !== connection) return;
        hasReceivedEvent = true;
        this.#failedAttempts = 0;
        this.#setState("live");
        this.#watch.onEvent(data.hostelAvailability);
      }
    } catch (error) {
      refused = error;
    } finally {
      window.clearTimeout(heartbeatTimeout);
    }
    if (this.#connection === connection) this.#onDisconnect(refused, hasReceivedEvent);
  }

  #onDisconnect(reason: unknown, hadReceivedEvent: boolean): void {
    this.#connection = undefined;
    const code = reason instanceof SubscriptionRefusedError ? reason.code : undefined;
    // An expired session may have been replaced by a new one in another tab.
    const isFinal = finalCodes.has(code ?? "") || (code === "SESSION_EXPIRED" && !hadReceivedEvent);
    if (isFinal) {
      this.#setState("unavailable");
      this.stop();
      return;
    }
    this.#setState("reconnecting");
    const backoffMs = Math.min(initialDelayMs * 2 ** this.#failedAttempts, maxDelayMs);
    this.#failedAttempts += 1;
    const retryAfterMs =
      reason instanceof SubscriptionRefusedError ? (reason.retryAfterSeconds ?? 0) * 1_000 : 0;
    // A random delay spreads the clients, which all lose their connection at once when a gateway restarts.
    const delayMs = Math.max(retryAfterMs, backoffMs) * (1 + Math.random());
    this.#retry = window.setTimeout(() => this.connect(), delayMs);
  }

  #setState(state: LiveState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#watch.onState(state);
  }
}
