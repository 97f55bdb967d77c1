import { setTimeout as pause } from "node:timers/promises";
import { request } from "undici";
import { operationCalled, operationsOf } from "../harness/operations.ts";
import type { Student } from "../harness/people.ts";
import { codeOf, type PortalClient } from "../harness/portal-client.ts";
import type { History } from "../hostel/history.ts";
import { runRush } from "../hostel/rush.ts";
import { answered } from "./answered.ts";
import { BedWatcher } from "./bed-watcher.ts";
import { type Journal, Unanswered } from "./journal.ts";
import { pay } from "./payer.ts";
import type { Production } from "./stage.ts";

const dashboard = operationCalled(operationsOf("student"), "StudentDashboard");

export interface Crowd {
  readonly readers: readonly Student[];
  readonly watchers: readonly Student[];
  /** Each claims one bed. */
  readonly claimants: readonly Student[];
  /** Each owes the hostel fee. */
  readonly payers: readonly Student[];
}

/** What somebody was told. */
export interface Acknowledged extends History {
  /** References of payments that are credited, as their payers or the provider were told. */
  readonly payments: readonly string[];
}

export interface Load {
  readonly watchers: readonly BedWatcher[];
  /** Waits for what everybody is doing. @throws the first error of the load itself. */
  readonly stop: () => Promise<Acknowledged>;
}

interface LoadOptions {
  readonly journal: Journal;
  readonly crowd: Crowd;
  /** The pause after each thing that somebody does. */
  readonly paceMs: number;
}

/** Starts a small load that goes on until it is stopped. */
export const startLoad = (
  { nginx, provider, client }: Pick<Production, "nginx" | "provider" | "client">,
  { journal, crowd, paceMs }: LoadOptions,
): Load => {
  let isOver = false;
  const clicks: History["clicks"][number][] = [];
  const conclusions: History["conclusions"][number][] = [];
  const payments: string[] = [];
  const startedAt = performance.now();
  const claiming = journaled(client, journal);

  const loop = async (act: (turn: number) => Promise<void>): Promise<void> => {
    for (let turn = 0; !isOver; turn += 1) {
      await act(turn);
      await pause(paceMs);
    }
  };
  const openPage = () =>
    journal.persist("page", "the page", () => requirePage(`${nginx.url}/health`));
  const readDashboard = (student: Student) => async (): Promise<void> => {
    await journal.persist("read", student.matricNumber, async () =>
      answered(await client.send(student, dashboard)),
    );
  };
  const claimBed = async (turn: number): Promise<void> => {
    const student = nextOf(crowd.claimants, turn);
    const from = performance.now() - startedAt;
    const rush = await runRush({
      client: claiming,
      students: [student],
      connections: 1,
      seed: turn,
    });
    for (const { sentAt, answeredAt, ...click } of rush.clicks) {
      clicks.push({ ...click, sentAt: from + sentAt, answeredAt: from + answeredAt });
    }
    for (const { at, ...conclusion } of rush.conclusions) {
      conclusions.push({ ...conclusion, at: from + at });
    }
  };
  const payFee = async (turn: number): Promise<void> => {
    const student = nextOf(crowd.payers, turn);
    payments.push(await pay({ client, provider, nginx, journal }, student, turn));
  };

  const watchers = crowd.watchers.map(
    (student) => new BedWatcher({ client, url: nginx.url, journal, student }),
  );
  const running = Promise.all([
    loop(openPage),
    ...crowd.readers.map((student) => loop(readDashboard(student))),
    loop(claimBed),
    loop(payFee),
    ...watchers.map((watcher) => watcher.run()),
  ]);
  // `stop` reports it; this prevents an unhandled rejection until then.
  running.catch(() => undefined);
  return {
    watchers,
    stop: async () => {
      isOver = true;
      for (const watcher of watchers) watcher.stop();
      await running;
      return { clicks, conclusions, payments };
    },
  };
};

const nextOf = (students: readonly Student[], turn: number): Student => {
  const student = students[turn];
  if (student === undefined) throw new Error("There are too few students for so long a run.");
  return student;
};

/** A rush repeats by itself what has no answer. */
const journaled = (client: PortalClient, journal: Journal): Pick<PortalClient, "send"> => ({
  send: async (student, query, variables) => {
    try {
      return await journal.request("claim", student.matricNumber, async () => {
        const answer = await client.send(student, query, variables);
        answered(answer);
        return answer;
      });
    } catch (error) {
      return { error: codeOf(error) };
    }
  },
});

/** A read by address, which nginx may send to the other gateway. @throws Unanswered */
const requirePage = async (url: string): Promise<void> => {
  const { statusCode, body } = await request(url, { reset: true });
  await body.dump();
  if (statusCode !== 200) throw new Unanswered(`HTTP ${statusCode}`);
};
