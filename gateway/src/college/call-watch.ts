import type { Departure } from "./departure.ts";

type EarlyEnd = "late" | "left";

interface Watched {
  readonly timeoutMs: number;
  readonly departure: Departure | undefined;
}

/** Ends a call that takes too long, or whose browser has left. */
export class CallWatch {
  readonly #departure: Departure | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #onLeave = (): void => this.#end("left");
  readonly #stop: () => void;
  #ended: EarlyEnd | undefined;

  /** @param stop ends the call; called once at most */
  constructor({ timeoutMs, departure }: Watched, stop: () => void) {
    this.#stop = stop;
    this.#departure = departure;
    this.#timer = setTimeout(() => this.#end("late"), timeoutMs);
    departure?.addEventListener("abort", this.#onLeave);
  }

  /** Why the call was ended; undefined if it was not. */
  get ended(): EarlyEnd | undefined {
    return this.#ended;
  }

  /** Ends a call that was begun after its browser had left. */
  checkDeparture(): void {
    if (this.#departure?.aborted) this.#end("left");
  }

  /** The call has an outcome. */
  release(): void {
    clearTimeout(this.#timer);
    this.#departure?.removeEventListener("abort", this.#onLeave);
  }

  #end(reason: EarlyEnd): void {
    if (this.#ended !== undefined) return;
    this.#ended = reason;
    this.#stop();
  }
}
