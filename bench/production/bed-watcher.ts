import { setTimeout as pause } from "node:timers/promises";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { EventStream, type StreamItem } from "../../gateway/testing/event-stream.ts";
import { operationCalled, operationsOf } from "../harness/operations.ts";
import type { Student } from "../harness/people.ts";
import { type PortalClient, signedOut } from "../harness/portal-client.ts";
import { type Journal, Unanswered } from "./journal.ts";

const query = operationCalled(operationsOf("live"), "HostelAvailability");

const Ids = Type.Array(Type.String());
const Event = Compile(
  Type.Object({
    data: Type.Object({
      hostelAvailability: Type.Object({
        free: Type.Union([Ids, Type.Null()]),
        taken: Ids,
        freed: Ids,
      }),
    }),
  }),
);

/** As long as the client waits before it connects again. */
const reconnectMs = 1_000;

interface Parts {
  readonly client: PortalClient;
  readonly url: string;
  readonly journal: Journal;
  readonly student: Student;
}

/** An open hostel page: it watches the free beds, and connects again when its stream ends. */
export class BedWatcher {
  readonly #parts: Parts;
  #free = new Set<string>();
  #stream: EventStream | undefined;
  #isOver = false;
  /** Streams that ended in order, so that the page connected again. */
  handedOver = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get student(): Student {
    return this.#parts.student;
  }

  /** The beds that the page shows as free. */
  get free(): ReadonlySet<string> {
    return this.#free;
  }

  stop(): void {
    this.#isOver = true;
    this.#stream?.close();
  }

  async run(): Promise<void> {
    const { journal, student } = this.#parts;
    while (!this.#isOver) {
      const stream = await journal.persist("stream", student.matricNumber, () => this.#connect());
      await this.#follow(stream);
      if (this.#isOver) return;
      journal.want("stream", student.matricNumber);
      if (stream.isWhole) this.handedOver += 1;
      else journal.fail("stream", "broke off");
      await pause(reconnectMs);
    }
  }

  /** Resolves with the first event. @throws Unanswered */
  async #connect(): Promise<EventStream> {
    const { client, url, student } = this.#parts;
    const cookie = await client.cookieOf(student);
    const stream = await EventStream.open(url, query, { cookie });
    this.#stream = stream;
    if (stream.status !== 200) {
      stream.close();
      throw new Unanswered(`HTTP ${stream.status}`);
    }
    this.#show(await stream.next());
    return stream;
  }

  async #follow(stream: EventStream): Promise<void> {
    for (;;) {
      const item = await stream.next();
      if (item === "closed") return;
      if (item === "complete") continue;
      try {
        this.#show(item);
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        this.#parts.journal.fail("stream", error.code);
      }
    }
  }

  #show(item: StreamItem): void {
    if (Event.Check(item)) {
      const { free, taken, freed } = item.data.hostelAvailability;
      if (free !== null) this.#free = new Set(free);
      for (const id of taken) this.#free.delete(id);
      for (const id of freed) this.#free.add(id);
      return;
    }
    const [error] = typeof item === "string" ? [] : (item.errors ?? []);
    const code = error?.extensions.code ?? "closed";
    if (signedOut.has(code)) this.#parts.client.forget(this.student);
    throw new Unanswered(code);
  }
}
