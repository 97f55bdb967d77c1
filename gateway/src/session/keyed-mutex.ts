/** One lock for each name, within this process; waiters get it in order of arrival. */
export class KeyedMutex {
  readonly #last = new Map<string, Promise<void>>();

  /** Resolves once the lock is held, with the function that releases it. */
  async lock(name: string): Promise<() => void> {
    const before = this.#last.get(name);
    const { promise, resolve } = deferred();
    const held = (before ?? Promise.resolve()).then(() => promise);
    this.#last.set(name, held);
    await before;
    return () => {
      if (this.#last.get(name) === held) this.#last.delete(name);
      resolve();
    };
  }
}

const deferred = (): { promise: Promise<void>; resolve: () => void } => {
  let resolve = (): void => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};
