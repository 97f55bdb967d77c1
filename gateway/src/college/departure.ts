/** Tells that nobody waits for an answer any more. An `AbortSignal` is one. */
export interface Departure {
  readonly aborted: boolean;
  addEventListener(type: "abort", listener: () => void): void;
  removeEventListener(type: "abort", listener: () => void): void;
}
