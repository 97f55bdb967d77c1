/** The value of a form field: a text, also for numbers and dates, or a checkbox state. */
export type RecordValue = string | boolean;

/** A record as form values, keyed by the server's field paths: `title`, `fee`, `dates.opensAt`. */
export type RecordValues = Readonly<Record<string, RecordValue>>;

/** A record and the revision that an edit is based on. */
export interface RecordVersion<Values> {
  readonly values: Values;
  readonly revision: number;
}
