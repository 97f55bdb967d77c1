/** Lets one holder of a name at a time, in the order in which they came, within this process. */
export class Turns {
  readonly #last = new Map<string, Promise<void>>();

  /** Resolves when everybody before has ended their turn, with the function that ends this one. */
  async take(name: string): Promise<() => void> {
    const before = this.#last.get(name);
    const { promise, resolve } = deferred();
    const turn = (before ?? Promise.resolve()).then(() => promise);
    this.#last.set(name, turn);
    await before;
    return () => {
      if (this.#last.get(name) === turn) this.#last.delete(name);
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
