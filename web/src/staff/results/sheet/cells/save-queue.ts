export type SaveState =
  | { readonly kind: "idle" }
  | { readonly kind: "saving" }
  /** Nothing gets through; tried again by itself. */
  | { readonly kind: "offline"; readonly why: "network" | "college" }
  /** Refused for a reason that does not pass by itself. */
  | { readonly kind: "refused"; readonly message: string };

/** What came of a request: done, to be made again, or to be given up with a message. */
export type SendOutcome =
  | "done"
  | { readonly again: "network" | "college" }
  | { readonly refused: string };

interface SaveQueueOptions<Batch> {
  /** What waits, all of it that goes into one request; null where nothing does. */
  readonly take: () => Batch | null;
  /** Sends it; never throws. */
  readonly send: (batch: Batch) => Promise<SendOutcome>;
  readonly onState: (state: SaveState) => void;
}

/** So that what is entered in one burst goes in one request. */
const debounceMs = 300;
const firstPauseMs = 2_000;
const longestPauseMs = 30_000;

/** Sends what is entered: one request at a time, in order; after a failure again by itself, after growing pauses. */
export class SaveQueue<Batch> {
  readonly #options: SaveQueueOptions<Batch>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isSending = false;
  #isClosed = false;
  #state: SaveState = { kind: "idle" };
  #debounceMs = firstPauseMs;

  constructor(options: SaveQueueOptions<Batch>) {
    this.#options = options;
  }

  get state(): SaveState {
    return this.#state;
  }

  /** Something was entered. */
  wake(): void {
    if (this.#isSending || this.#state.kind === "offline") return;
    this.#later(debounceMs);
  }

  /** Sends at once what waits: the page is left, or the network is back. */
  flush(): void {
    if (!this.#isSending) this.#later(0);
  }

  open(): void {
    this.#isClosed = false;
  }

  /** Sends once more what waits; what fails from now on is not tried again. */
  close(): void {
    this.stop();
    if (!this.#isSending) void this.#next();
  }

  stop(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
  }

  #later(ms: number): void {
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
      this.#debounceMs = firstPauseMs;
      this.#become({ kind: "saving" });
      await this.#next();
    } else if ("again" in outcome) {
      this.#become({ kind: "offline", why: outcome.again });
      this.#later(this.#debounceMs);
      this.#debounceMs = Math.min(this.#debounceMs * 2, longestPauseMs);
    } else this.#become({ kind: "refused", message: outcome.refused });
  }
}
