/** What a form's field holds: a text (numbers and dates too, as they are typed), or whether it is ticked. */
export type RecordValue = string | boolean;

/** A record as its form holds it, by the server's field paths: `title`, `fee`, `dates.opensAt`. */
export type RecordValues = Readonly<Record<string, RecordValue>>;

/** A record and the state of it that an edit is based on. */
export interface RecordVersion<Values> {
  readonly values: Values;
  readonly revision: number;
}
