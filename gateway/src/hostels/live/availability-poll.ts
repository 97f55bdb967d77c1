import type { Logger } from "pino";
import { CollegeFailure, isUnsupported } from "../../college/failure.ts";
import { PortalError } from "../../errors.ts";
import {
  type Availability,
  type AvailabilityRecord,
  availabilityOf,
  type HostelKind,
} from "./availability.ts";

/** Longest pause after a failed call, in milliseconds. */
const longestPauseMs = 4_000;
/** Pause before a college without the endpoint is asked again. */
const unsupportedMs = 60_000;

interface Parts {
  /** Asks the college; aborted by the signal. */
  readonly ask: (signal: AbortSignal) => Promise<AvailabilityRecord>;
  readonly log: Logger;
  /** Pause between the end of a call and the next one. */
  readonly pauseMs: number;
  /** How long the college may fail before the streams end. */
  readonly outageTimeoutMs: number;
}

interface Listener {
  readonly onUpdate: () => void;
  /** The college cannot be watched now. */
  readonly onError: (error: PortalError) => void;
}

type LatestAvailability = Readonly<Record<HostelKind, Availability>>;

/** Polls the college for free beds between `start` and `stop`, once for all watchers. */
export class AvailabilityPoll {
  readonly #parts: Parts;
  #listener: Listener = { onUpdate: () => {}, onError: () => {} };
  #run: AbortController | undefined;
  #timer: NodeJS.Timeout | undefined;
  #latest: LatestAvailability | undefined;
  #dueAt = 0;
  #failures = 0;
  #failingSince: number | undefined;
  #unsupportedUntil = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The college's last answer while there are watchers. */
  get latest(): LatestAvailability | undefined {
    return this.#latest;
  }

  /** Set while the college is known to lack the endpoint. */
  get unavailableError(): PortalError | undefined {
    return performance.now() < this.#unsupportedUntil
      ? new PortalError("NOT_AVAILABLE")
      : undefined;
  }

  listen(listener: Listener): void {
    this.#listener = listener;
  }

  /** Idempotent. Asks at once, or when the pause after the last call has passed. */
  start(): void {
    if (this.#run !== undefined) return;
    this.#run = new AbortController();
    this.#schedule(this.#run.signal);
  }

  stop(): void {
    this.#run?.abort();
    this.#run = undefined;
    clearTimeout(this.#timer);
    // Without watchers the last answer is not needed.
    this.#latest = undefined;
  }

  #schedule(signal: AbortSignal): void {
    const waitMs = Math.max(0, this.#dueAt - performance.now());
    this.#timer = setTimeout(() => void this.#poll(signal), waitMs);
  }

  async #poll(signal: AbortSignal): Promise<void> {
    const askedAt = performance.now();
    try {
      const record = await this.#parts.ask(signal);
      if (signal.aborted) return;
      this.#answered(record);
    } catch (error) {
      if (signal.aborted) return;
      this.#failed(error, askedAt);
    }
    if (!signal.aborted) this.#schedule(signal);
  }

  #answered(record: AvailabilityRecord): void {
    this.#failures = 0;
    this.#failingSince = undefined;
    this.#pause(this.#parts.pauseMs);
    const before = this.#latest;
    this.#latest = {
      female: availabilityOf(record, "female", before?.female),
      male: availabilityOf(record, "male", before?.male),
    };
    this.#listener.onUpdate();
  }

  #failed(error: unknown, askedAt: number): void {
    const { pauseMs, outageTimeoutMs, log } = this.#parts;
    if (isUnsupported(error)) {
      this.#pause(pauseMs);
      this.#unsupportedUntil = performance.now() + unsupportedMs;
      this.#listener.onError(new PortalError("NOT_AVAILABLE"));
      return;
    }
    this.#failures += 1;
    this.#failingSince ??= askedAt;
    const nextMs = Math.min(pauseMs * 2 ** (this.#failures - 1), longestPauseMs);
    this.#pause(nextMs);
    if (!(error instanceof CollegeFailure)) log.error({ err: error }, "unexpected error");
    else if (this.#failures === 1) log.warn({ reason: error.message }, "free beds not read");
    if (performance.now() + nextMs - this.#failingSince < outageTimeoutMs) return;
    this.#latest = undefined;
    this.#listener.onError(new PortalError("COLLEGE_UNAVAILABLE"));
  }

  #pause(ms: number): void {
    this.#dueAt = performance.now() + ms;
  }
}
