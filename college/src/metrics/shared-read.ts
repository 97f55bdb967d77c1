interface Options<T> {
  readonly read: () => Promise<T>;
  readonly onFailure: () => void;
  /** How long an answer, or a failure, is good for everybody who asks. */
  readonly freshMs: number;
  /** How long anybody waits for a read. It goes on, and no other starts beside it. */
  readonly patienceMs: number;
}

/** A read for many: one at a time, and none while the last answer is fresh. */
export class SharedRead<T> {
  readonly #options: Options<T>;
  #running: Promise<T | undefined> | undefined;
  #last: { readonly answer: T | undefined; readonly until: number } | undefined;

  constructor(options: Options<T>) {
    this.#options = options;
  }

  /** Undefined where the read fails or takes too long. */
  async get(): Promise<T | undefined> {
    if (this.#last !== undefined && performance.now() < this.#last.until) return this.#last.answer;
    this.#running ??= this.#read();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(resolve, this.#options.patienceMs, undefined);
    });
    try {
      return await Promise.race([this.#running, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  async #read(): Promise<T | undefined> {
    const { read, onFailure, freshMs } = this.#options;
    let answer: T | undefined;
    try {
      answer = await read();
    } catch {
      onFailure();
    }
    this.#last = { answer, until: performance.now() + freshMs };
    this.#running = undefined;
    return answer;
  }
}
