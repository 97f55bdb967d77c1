import { HostelAvailabilityDocument, type HostelAvailabilitySubscription } from "../gql/student.ts";
import { Refused, subscribe } from "./subscribe.ts";

/** What is free: all of it in the first event of a connection (`free`), then what changed. */
export type AvailabilityEvent = Omit<
  HostelAvailabilitySubscription["hostelAvailability"],
  "__typename"
>;

/**
 * `live` from the first event on. In `connecting` and `reconnecting` what is shown may be old; `unavailable` is final: this
 * college cannot be watched, or nobody who may watch is signed in.
 */
export type LiveState = "connecting" | "live" | "reconnecting" | "unavailable";

interface Watch {
  readonly onEvent: (event: AvailabilityEvent) => void;
  readonly onState: (state: LiveState) => void;
}

const firstPauseMs = 1_000;
const longestPauseMs = 30_000;
/** The gateway is heard every 15 seconds, if only by a heartbeat. */
const silenceMs = 40_000;

/** Refusals that asking again does not mend. */
const finalCodes = new Set([
  "SIGNED_OUT",
  "FORBIDDEN",
  "PASSWORD_CHANGE_REQUIRED",
  "NOT_AVAILABLE",
  "INVALID_REQUEST",
]);

/**
 * Watches which beds of the viewer's kind are free, and connects anew when the connection is lost. A hidden page is not
 * connected: it is told everything again once it is shown.
 * @returns how to stop
 */
export const watchHostelAvailability = (watch: Watch): (() => void) => {
  const watching = new Watching(watch);
  watching.wake();
  return () => watching.stop();
};

class Watching {
  readonly #watch: Watch;
  readonly #recordArgs = new AbortController();
  #state: LiveState | undefined;
  #connection: AbortController | undefined;
  #retry: number | undefined;
  #losses = 0;

  constructor(watch: Watch) {
    this.#watch = watch;
    const { signal } = this.#recordArgs;
    document.addEventListener("visibilitychange", () => this.#seen(), { signal });
    window.addEventListener("online", () => this.wake(), { signal });
    this.#enter("connecting");
  }

  /** Connects now, unless it is connected or not to be. */
  wake(): void {
    window.clearTimeout(this.#retry);
    if (this.#connection || document.hidden || this.#recordArgs.signal.aborted) return;
    const connection = new AbortController();
    this.#connection = connection;
    void this.#run(connection);
  }

  stop(): void {
    this.#recordArgs.abort();
    this.#letGo();
  }

  #seen(): void {
    if (document.hidden) this.#letGo();
    else this.wake();
  }

  #letGo(): void {
    window.clearTimeout(this.#retry);
    this.#connection?.abort();
    this.#connection = undefined;
  }

  async #run(connection: AbortController): Promise<void> {
    let isTold = false;
    let silence: number | undefined;
    const onBytes = (): void => {
      window.clearTimeout(silence);
      silence = window.setTimeout(() => connection.abort(), silenceMs);
    };
    let refused: unknown;
    try {
      onBytes();
      const { signal } = connection;
      for await (const data of subscribe(HostelAvailabilityDocument, { signal, onBytes })) {
        if (this.#connection !== connection) return;
        isTold = true;
        this.#losses = 0;
        this.#enter("live");
        this.#watch.onEvent(data.hostelAvailability);
      }
    } catch (error) {
      refused = error;
    } finally {
      window.clearTimeout(silence);
    }
    if (this.#connection === connection) this.#lost(refused, isTold);
  }

  #lost(reason: unknown, wasTold: boolean): void {
    this.#connection = undefined;
    const code = reason instanceof Refused ? reason.code : undefined;
    // A session that ends under a stream may have given way to a new one, in another tab.
    const isFinal = finalCodes.has(code ?? "") || (code === "SESSION_EXPIRED" && !wasTold);
    if (isFinal) {
      this.#enter("unavailable");
      this.stop();
      return;
    }
    this.#enter("reconnecting");
    const usualMs = Math.min(firstPauseMs * 2 ** this.#losses, longestPauseMs);
    this.#losses += 1;
    const told = reason instanceof Refused ? (reason.retryAfterSeconds ?? 0) * 1_000 : 0;
    // Everybody is cut off at once when a gateway restarts; they are not to come back at once.
    const debounceMs = Math.max(told, usualMs) * (1 + Math.random());
    this.#retry = window.setTimeout(() => this.wake(), debounceMs);
  }

  #enter(state: LiveState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#watch.onState(state);
  }
}
