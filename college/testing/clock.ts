/** A clock that stands still until a test moves it. */
export class TestClock {
  #now: Date;

  constructor(now: Date) {
    this.#now = now;
  }

  readonly read = (): Date => new Date(this.#now);

  set(now: Date | string): void {
    this.#now = new Date(now);
  }

  advance(by: { days?: number; hours?: number; minutes?: number; seconds?: number }): void {
    const { days = 0, hours = 0, minutes = 0, seconds = 0 } = by;
    const total = ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
    this.#now = new Date(this.#now.getTime() + total * 1000);
  }
}
