import type { ServerResponse } from "node:http";
import type { GraphQLSchema } from "graphql";
import type { Logger } from "pino";
import type { WatcherLimits } from "../../config.ts";
import { PortalError } from "../../errors.ts";
import type { Sessions } from "../../session/sessions.ts";
import type { Accepted, Operation } from "./accepted-subscription.ts";
import type { AvailabilityPoll } from "./availability-poll.ts";
import { heartbeat } from "./frames.ts";
import { PreparedOperation } from "./prepared-operation.ts";
import { Watcher, type WatchingSession } from "./watcher.ts";

const retryAfterSeconds = 30;

interface Parts {
  readonly poll: AvailabilityPoll;
  readonly sessions: Sessions;
  /** Without rules; see `PreparedOperation`. */
  readonly schema: GraphQLSchema;
  readonly limits: WatcherLimits;
  readonly log: Logger;
  readonly heartbeatMs: number;
  /** How long a connection may accept no data before it is closed. */
  readonly stallTimeoutMs: number;
  /** How often sessions are checked for their end. */
  readonly recheckMs: number;
}

interface Shared {
  readonly operation: PreparedOperation;
  users: number;
}

/** All watchers of this gateway. One poll of the college serves them all and runs only while there are watchers. */
export class Watchers {
  readonly #parts: Parts;
  readonly #watchers = new Set<Watcher>();
  readonly #operations = new Map<string, Shared>();
  readonly #perSession = new Map<string, number>();
  #timers: readonly NodeJS.Timeout[] = [];
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    parts.poll.listen({
      onUpdate: () => this.#sendAll(),
      onError: (error) => this.#endAll(error),
    });
  }

  get size(): number {
    return this.#watchers.size;
  }

  /**
   * Answers a request with events until its connection, its session or the gateway ends.
   * @throws PortalError UNAVAILABLE, with the seconds to wait, if a limit is reached
   */
  add(response: ServerResponse, session: WatchingSession, { beds, operation }: Accepted): void {
    const { limits, poll } = this.#parts;
    const ofSession = this.#perSession.get(session.key) ?? 0;
    if (
      this.#isClosed ||
      this.#watchers.size >= limits.perGateway ||
      ofSession >= limits.perSession
    ) {
      throw new PortalError("UNAVAILABLE", { retryAfterSeconds });
    }
    this.#perSession.set(session.key, ofSession + 1);
    const watcher = new Watcher({
      response,
      session,
      kind: beds.kind,
      operation: this.#take(operation),
    });
    this.#watchers.add(watcher);
    response.once("close", () => this.#remove(watcher, operation));
    response.on("drain", () => this.#resume(watcher));
    open(response);
    this.#startTimers();
    const { unavailableError } = poll;
    if (unavailableError !== undefined) watcher.end(unavailableError);
    else poll.start();
    this.#send(watcher);
  }

  /** Accepts no more watchers and disconnects all, so that they reconnect to another gateway. */
  close(): void {
    this.#isClosed = true;
    for (const watcher of this.#watchers) watcher.disconnect();
    this.#parts.poll.stop();
  }

  #take(operation: Operation): PreparedOperation {
    const key = keyOf(operation);
    const shared = this.#operations.get(key) ?? {
      operation: new PreparedOperation(this.#parts.schema, operation),
      users: 0,
    };
    shared.users += 1;
    this.#operations.set(key, shared);
    return shared.operation;
  }

  #remove(watcher: Watcher, operation: Operation): void {
    this.#watchers.delete(watcher);
    const { key } = watcher.session;
    const left = (this.#perSession.get(key) ?? 1) - 1;
    if (left === 0) this.#perSession.delete(key);
    else this.#perSession.set(key, left);
    const name = keyOf(operation);
    const shared = this.#operations.get(name);
    if (shared !== undefined) shared.users -= 1;
    if (shared?.users === 0) this.#operations.delete(name);
    if (this.#watchers.size > 0) return;
    this.#parts.poll.stop();
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
  }

  #resume(watcher: Watcher): void {
    watcher.drained();
    this.#send(watcher);
  }

  #send(watcher: Watcher): void {
    const { latest } = this.#parts.poll;
    if (latest !== undefined) watcher.send(latest[watcher.kind]);
  }

  #sendAll(): void {
    for (const watcher of this.#watchers) this.#send(watcher);
  }

  #endAll(error: PortalError): void {
    for (const watcher of this.#watchers) watcher.end(error);
  }

  #startTimers(): void {
    if (this.#timers.length > 0) return;
    const { heartbeatMs, recheckMs } = this.#parts;
    this.#timers = [
      setInterval(() => this.#sendHeartbeat(), heartbeatMs),
      setInterval(() => void this.#recheck(), recheckMs),
    ];
  }

  #sendHeartbeat(): void {
    const { stallTimeoutMs } = this.#parts;
    const now = performance.now();
    for (const watcher of this.#watchers) {
      if (now - (watcher.stalledSince ?? now) > stallTimeoutMs) watcher.destroy();
      else watcher.sendHeartbeat();
    }
  }

  /** Watching does not extend a session: an otherwise idle session expires, and its streams end with it. */
  async #recheck(): Promise<void> {
    const { sessions, log } = this.#parts;
    try {
      const active = await sessions.active([...this.#perSession.keys()]);
      const now = sessions.now();
      for (const watcher of this.#watchers) {
        const { key, endsAt } = watcher.session;
        if (active.has(key) && now < endsAt) continue;
        watcher.end(new PortalError("SESSION_EXPIRED"));
      }
    } catch (error) {
      log.warn({ err: error }, "sessions of watchers could not be looked up");
    }
  }
}

const keyOf = ({ document, name, variables }: Operation): string =>
  JSON.stringify([document, name, variables]);

const open = (response: ServerResponse): void => {
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-store, no-transform",
    "x-accel-buffering": "no",
    // The connection ends with the stream.
    connection: "close",
  });
  response.write(heartbeat);
};
