export type SaveState =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  /** The request failed and is retried automatically. */
  | { readonly kind: "offline"; readonly why: "network" | "college" }
  /** The request was refused and is not retried automatically. */
  | { readonly kind: "refused"; readonly message: string };

/** The result of a request: done, retry, or refused with a message. */
export type SendOutcome =
  | "done"
  | { readonly again: "network" | "college" }
  | { readonly refused: string };

interface SaveQueueOptions<Batch> {
  /** Takes all pending items that fit one request; null if there are none. */
  readonly take: () => Batch | null;
  /** Sends a batch. Never throws. */
  readonly send: (batch: Batch) => Promise<SendOutcome>;
  readonly onState: (state: SaveState) => void;
}

/** Cells entered within this time go in one request. */
const debounceMs = 300;
const initialDelayMs = 2_000;
const maxDelayMs = 30_000;

/** Sends batches in order, one request at a time. Retries after a failure with increasing pauses. */
export class SaveQueue<Batch> {
  readonly #options: SaveQueueOptions<Batch>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
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
    if (this.#isSending || this.#state.kind === "offline") return;
    this.#sendAfter(debounceMs);
  }

  /** Sends pending items at once, when the page is left or the network is back. */
  flush(): void {
    if (!this.#isSending) this.#sendAfter(0);
  }

  open(): void {
    this.#isClosed = false;
  }

  /** Sends pending items once more. Later failures are not retried. */
  close(): void {
    this.stop();
    if (!this.#isSending) void this.#next();
  }

  stop(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #sendAfter(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed) this.#timer = setTimeout(() => void this.#next(), ms);
  }

  #become(state: SaveState): void {
    this.#state = state;
    this.#options.onState(state);
  }

  async #next(): Promise<void> {
    const batch = this.#options.take();
    if (batch === null) {
      this.#become({ kind: "idle" });
      return;
    }
    this.#isSending = true;
    if (this.#state.kind !== "offline") this.#become({ kind: "saving" });
    const outcome = await this.#options.send(batch);
    this.#isSending = false;
    if (outcome === "done") {
      this.#retryMs = initialDelayMs;
      this.#become({ kind: "saving" });
      await this.#next();
    } else if ("again" in outcome) {
      this.#become({ kind: "offline", why: outcome.again });
      this.#sendAfter(this.#retryMs);
      this.#retryMs = Math.min(this.#retryMs * 2, maxDelayMs);
    } else this.#become({ kind: "refused", message: outcome.refused });
  }
}
