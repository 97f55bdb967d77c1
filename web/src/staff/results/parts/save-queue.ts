import { failureOf } from "../../../lib/failure.ts";

export type SaveState =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  /** The request failed and is retried automatically. */
  | { readonly kind: "offline"; readonly why: "network" | "college"; readonly message: string }
  /** The request was refused and is not retried automatically. */
  | { readonly kind: "refused"; readonly message: string };

interface SaveQueueOptions<Batch> {
  /** Takes all pending items that fit one request; null if there are none. */
  readonly take: () => Batch | null;
  /** Sends a batch. Resolves to the college's refusal or null. Rejects on a failure. */
  readonly send: (batch: Batch) => Promise<{ readonly message: string } | null>;
  readonly onState: (state: SaveState) => void;
}

/** Items entered within this time go in one request. */
const debounceMs = 300;
const initialDelayMs = 2_000;
const maxDelayMs = 30_000;

/** Temporary failures. */
const passing = new Set([
  "NETWORK",
  "UNAVAILABLE",
  "INTERNAL",
  "RATE_LIMITED",
  "COLLEGE_UNAVAILABLE",
  "COLLEGE_TIMEOUT",
  "COLLEGE_FAULT",
]);

const stateAfter = (error: unknown): SaveState => {
  const { code, message } = failureOf(error);
  if (!passing.has(code)) return { kind: "refused", message };
  return { kind: "offline", why: code === "NETWORK" ? "network" : "college", message };
};

/** Sends batches in order, one request at a time. Retries after a failure with increasing pauses. */
export class SaveQueue<Batch> {
  readonly #options: SaveQueueOptions<Batch>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #isClosed = false;
  #state: SaveState = { kind: "idle" };
  #retryMs = initialDelayMs;

  constructor(options: SaveQueueOptions<Batch>) {
    this.#options = options;
  }

  get state(): SaveState {
    return this.#state;
  }

  /** Starts sending after something was entered. */
  scheduleSend(): void {
    if (!this.#running && this.#state.kind !== "offline") this.#sendAfter(debounceMs);
  }

  /** Sends pending items at once. Resolves when all are sent or a request failed. */
  send(): Promise<void> {
    clearTimeout(this.#timer);
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
      if (this.#state.kind !== "offline") return;
      this.#sendAfter(this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, maxDelayMs);
    });
    return this.#running;
  }

  open(): void {
    this.#isClosed = false;
  }

  /** Sends pending items once more. Later failures are not retried. */
  close(): Promise<void> {
    this.stop();
    return this.send();
  }

  stop(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #sendAfter(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.send(), ms);
  }

  #become(state: SaveState): void {
    this.#state = state;
    this.#options.onState(state);
  }

  async #run(): Promise<void> {
    for (let batch = this.#options.take(); batch !== null; batch = this.#options.take()) {
      if (this.#state.kind !== "offline") this.#become({ kind: "saving" });
      const after = await this.#options
        .send(batch)
        .then(
          (refusal) => refusal && ({ kind: "refused", message: refusal.message } as const),
          stateAfter,
        );
      if (after) return this.#become(after);
      this.#retryMs = initialDelayMs;
      this.#become({ kind: "saving" });
    }
    this.#become({ kind: "idle" });
  }
}
