import type { ServerResponse } from "node:http";
import type { PortalError } from "../../errors.ts";
import type { Availability, HostelKind } from "./availability.ts";
import { errorFrame, heartbeat } from "./frames.ts";
import type { PreparedOperation } from "./prepared-operation.ts";

/** The session of a watcher. */
export interface WatchingSession {
  readonly key: string;
  /** The absolute end, on the gateway's clock in milliseconds. */
  readonly endsAt: number;
}

interface Parts {
  readonly response: ServerResponse;
  readonly session: WatchingSession;
  readonly kind: HostelKind;
  readonly operation: PreparedOperation;
}

/**
 * One connection that receives the free beds. It has no queue beyond the connection's own
 * buffer: a slow reader skips intermediate states, but always gets the latest one.
 */
export class Watcher {
  readonly session: WatchingSession;
  readonly kind: HostelKind;
  readonly #response: ServerResponse;
  readonly #operation: PreparedOperation;
  #lastSent: Availability | undefined;
  #isStalled = false;
  #stalledSince = 0;

  constructor({ response, session, kind, operation }: Parts) {
    this.#response = response;
    this.session = session;
    this.kind = kind;
    this.#operation = operation;
  }

  /** The time of `performance.now` since which the connection accepts no data; undefined while it accepts data. */
  get stalledSince(): number | undefined {
    return this.#isStalled ? this.#stalledSince : undefined;
  }

  send(now: Availability): void {
    if (this.#isStalled || this.#lastSent === now) return;
    const frame = this.#operation.frame(this.#lastSent, now);
    this.#lastSent = now;
    if (frame !== undefined) this.#write(frame);
  }

  sendHeartbeat(): void {
    if (!this.#isStalled) this.#write(heartbeat);
  }

  /** The connection is writable again; changes made meanwhile are still unsent. */
  drained(): void {
    this.#isStalled = false;
  }

  end(error: PortalError): void {
    if (!this.#response.writableEnded) this.#response.end(errorFrame(error));
  }

  /** Ends the connection without ending the operation, so that the client reconnects. */
  disconnect(): void {
    this.#response.end();
  }

  destroy(): void {
    this.#response.destroy();
  }

  #write(text: Buffer | string): void {
    // A connection that has ended accepts no data.
    if (this.#response.writableEnded || this.#response.write(text)) return;
    this.#isStalled = true;
    this.#stalledSince = performance.now();
  }
}
