import type { Server, ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { EnvironmentReader } from "./environment.ts";

/** The code of a service that is not ready because it was asked to stop. It still answers. */
export const stopping = "stopping";

/**
 * Reads `DRAIN_SECONDS`; in milliseconds. Callers keep an idle connection for 2 seconds (`gateway/nginx.conf`,
 * `gateway/src/college/transport.ts`), which they may measure a second late; what is shorter closes one that is being used.
 */
export const readDrainMs = (
  read: EnvironmentReader,
  written: string | undefined,
  production: boolean,
): number => read.integer("DRAIN_SECONDS", written, production ? 5 : 0, 0, 60) * 1_000;

/**
 * Takes a server out of service so that no request is lost. A connection must not be closed while its caller sends a
 * request on it, so each is closed with an answer, which says so, or by a caller that has not used it for a while.
 */
export class Drain {
  readonly #server: Server;
  /**
   * Who is being answered, each at a place of its own. Not a Set: with every request it would grow and shrink, V8 links each
   * of its outgrown tables to the next one, and an old one would keep all answers since in memory until a full garbage collection.
   */
  readonly #answers: (ServerResponse | undefined)[] = [];
  readonly #freePlaces: number[] = [];
  #isOn = false;

  /** @param server without a listener for requests yet, or with one that answers later */
  constructor(server: Server) {
    this.#server = server;
    server.prependListener("request", (_request, response) => this.#watch(response));
  }

  /** Whether the service was asked to stop, and is no longer ready. */
  get isOn(): boolean {
    return this.#isOn;
  }

  /** Answers as usual for a time, each answer being the last of its connection, while others learn that it is not ready. */
  async begin(milliseconds: number): Promise<void> {
    this.#isOn = true;
    for (const response of this.#answers) {
      if (response !== undefined) response.shouldKeepAlive = false;
    }
    await pause(milliseconds);
  }

  /**
   * Accepts no connection any more: callers are refused at once, and go elsewhere.
   * @returns a promise that resolves once everything accepted before is answered.
   */
  async close(): Promise<{ readonly answered: Promise<void> }> {
    await quietTurn();
    const answered = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    return { answered };
  }

  #watch(response: ServerResponse): void {
    if (this.#isOn) response.shouldKeepAlive = false;
    const place = this.#freePlaces.pop() ?? this.#answers.length;
    this.#answers[place] = response;
    response.once("close", () => {
      this.#answers[place] = undefined;
      this.#freePlaces.push(place);
    });
  }
}

const quietMs = 1;
const mostTurns = 200;

/**
 * Resolves just after the event loop has accepted who waits: closing resets connections that the system has made, and the
 * process not accepted yet. After a turn with much work there are some.
 */
const quietTurn = async (): Promise<void> => {
  for (let turn = 0; turn < mostTurns; turn += 1) {
    const started = performance.now();
    await new Promise((resolve) => setImmediate(resolve));
    if (performance.now() - started < quietMs) return;
  }
};
