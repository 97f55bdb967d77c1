/** The number of consecutive outages that open the breaker, and how long it stays open. */
const outagesToOpen = 8;
const openMs = 5_000;

/**
 * Stops asking a college that does not answer: after some outages in a row every call fails at once for a few
 * seconds, then one call at a time tries again. It counts only calls without an answer; a college that answers
 * one endpoint with errors still serves the others.
 */
export class Breaker {
  readonly #now: () => number;
  #outages = 0;
  #openedAt = 0;
  #probing = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#outages >= outagesToOpen;
  }

  /** Whether a call may be sent now. While the breaker is open, true means that the call is the probe. */
  admits(): boolean {
    if (!this.isOpen) return true;
    if (this.#probing || this.#now() - this.#openedAt < openMs) return false;
    this.#probing = true;
    return true;
  }

  answered(): void {
    this.#outages = 0;
    this.#probing = false;
  }

  /** A call that was aborted before its outcome was known does not count. */
  abandoned(): void {
    this.#probing = false;
  }

  failed(): void {
    this.#outages += 1;
    this.#openedAt = this.#now();
    this.#probing = false;
  }
}
