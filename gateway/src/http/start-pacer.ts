/** How long a turn of the event loop should take while operations wait for their start, in milliseconds. */
const longestTurnMs = 1;
const firstPerTurn = 8;
const mostPerTurn = 64;

/**
 * Paces the starts of operations by the turns of the event loop, so that a busy process finishes operations before it begins
 * others. What has begun holds memory, and V8 copies all of it at every collection of young objects: with all of 64 concurrent
 * requests begun, a page of 100 rows cost 1.6 times as much (docs/load.md). Waiting for its start, a request holds little more
 * than its body.
 *
 * Turns are short while the process waits for the college and has little else to do, so hardly anybody waits then.
 */
export class StartPacer {
  readonly #now: () => number;
  readonly #waiting: (() => void)[] = [];
  #perTurn = firstPerTurn;
  #started = 0;
  #turnBegan = 0;

  /** @param now in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Undefined if the operation can start at once, so that it makes no promise; else its turn. */
  start(): Promise<void> | undefined {
    if (this.#started >= this.#perTurn)
      return new Promise((resolve) => void this.#waiting.push(resolve));
    if (this.#started === 0) this.#beginTurn();
    this.#started += 1;
    return undefined;
  }

  #beginTurn(): void {
    this.#turnBegan = this.#now();
    setImmediate(() => this.#endTurn());
  }

  #endTurn(): void {
    const took = this.#now() - this.#turnBegan;
    this.#perTurn = nextPerTurn(this.#perTurn, { took, isShort: this.#waiting.length > 0 });
    const next = this.#waiting.splice(0, this.#perTurn);
    this.#started = next.length;
    if (next.length > 0) this.#beginTurn();
    for (const begin of next) begin();
  }
}

interface Turn {
  /** In milliseconds. */
  readonly took: number;
  /** Whether operations are left waiting. */
  readonly isShort: boolean;
}

/** Fewer by a quarter after a long turn; one more after one that left operations waiting. */
const nextPerTurn = (perTurn: number, { took, isShort }: Turn): number => {
  if (took > longestTurnMs) return Math.max(1, Math.floor(perTurn * 0.75));
  return isShort ? Math.min(mostPerTurn, perTurn + 1) : perTurn;
};
