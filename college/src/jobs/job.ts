/** Work that repeats on its own while the college runs. */
export interface Job {
  readonly name: string;
  /** Seconds between the end of one run and the start of the next. */
  readonly everySeconds: number;
  /** One run. Throwing is logged and does not stop the next run. */
  readonly run: () => Promise<void>;
}
