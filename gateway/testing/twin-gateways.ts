import { setImmediate as turnOfEvents } from "node:timers/promises";
import { Pool } from "undici";
import { staffRoles } from "../../contract/staff/role.ts";
import type { Audience } from "../src/generated/schema-types.ts";
import { startTestGateway, type TestGateway } from "./gateway.ts";
import { generatedAnswer, type Mood, sentBody } from "./generated-answers.ts";
import { type ScriptedCollege, startScriptedCollege } from "./scripted-college.ts";

/** PUBLIC is somebody without a session. */
export type TwinCaller = Audience;

/** One request for both. */
export interface SentTwice {
  readonly caller: TwinCaller;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly mood: Omit<Mood, "role">;
}

/** What can be seen of how one gateway answers. */
export interface Seen {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  /** The calls to the college, sorted: those of one moment have no order. */
  readonly calls: readonly string[];
}

/** Two gateways, of which one answers with plans, each in front of a college that answers alike. */
export class TwinGateways {
  readonly #twins: readonly Twin[];
  #mood: Mood = { seed: 1, failing: 0, role: "LECTURER" };
  #time = Date.parse("2026-03-10T09:00:00.000Z");
  #sent = 0;

  private constructor(twins: readonly Twin[]) {
    this.#twins = twins;
  }

  /** @param patienceMs how long both wait for the college */
  static async start(patienceMs = 60_000): Promise<TwinGateways> {
    const twins: Twin[] = [];
    const both = new TwinGateways(twins);
    for (const usesPlans of [true, false]) {
      const turns = new Turns();
      const college = await startScriptedCollege(async (call) => {
        await turns.next([call.method, call.path, sentBody(call)].join(" "));
        return generatedAnswer(call, both.#mood);
      });
      const gateway = await startTestGateway(college.url, {
        usesPlans,
        now: () => both.#time,
        collegeReadMs: patienceMs,
        collegeWriteMs: patienceMs,
        // Both answer with the same id.
        trustedProxies: 1,
        metrics: { host: "127.0.0.1", port: 0 },
        attempts: unlimited,
        graphiql: false,
        sessionAbsoluteMs: 1_000 * 3_600_000,
        endedSessionsMs: 3_600_000,
      });
      twins.push(new Twin(college, gateway));
    }
    return both;
  }

  /** @returns what the one with plans did, and the other */
  async send({ caller, body, headers, mood }: SentTwice): Promise<readonly Seen[]> {
    this.#sent += 1;
    this.#time += 3_000;
    const role = staffRoles.find((one) => one === caller) ?? "LECTURER";
    // Its record has changed, as it may at any time.
    for (let seed = 1; this.#twins.some((twin) => !twin.isSignedIn(caller)); seed += 1) {
      this.#mood = { seed, failing: 0, role };
      await Promise.all(this.#twins.map((twin) => twin.signIn(caller)));
    }
    this.#mood = { ...mood, role };
    const sent = { "x-request-id": `request-${this.#sent}`, ...headers };
    return Promise.all(this.#twins.map((twin) => twin.send(caller, body, sent)));
  }

  /** What each counted of operations. */
  async counted(): Promise<readonly string[]> {
    const texts = await Promise.all(this.#twins.map((twin) => twin.gateway.metrics?.text() ?? ""));
    return texts.map((text) =>
      text
        .split("\n")
        .filter((line) => line.startsWith("portal_gateway_graphql_operations_total"))
        .toSorted()
        .join("\n"),
    );
  }

  async close(): Promise<void> {
    for (const twin of this.#twins) await twin.close();
  }
}

/** Until nothing new has happened for some turns of the event loop. */
const quiet = async (count: () => number): Promise<void> => {
  let before: number;
  do {
    before = count();
    for (let turn = 0; turn < 10; turn += 1) await turnOfEvents();
  } while (count() > before);
};

/** The calls of one moment are answered one after another, in an order of their own: so do the errors that they cause have one. */
class Turns {
  readonly #waiting: { readonly name: string; readonly answer: () => void }[] = [];
  #isRunning = false;

  next(name: string): Promise<void> {
    return new Promise((answer) => {
      this.#waiting.push({ name, answer });
      if (!this.#isRunning) void this.#run();
    });
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    while (this.#waiting.length > 0) {
      await quiet(() => this.#waiting.length);
      this.#waiting.sort((one, other) => (one.name < other.name ? -1 : 1));
      this.#waiting.shift()?.answer();
    }
    this.#isRunning = false;
  }
}

const unlimited = {
  signInPerAddress: 1e9,
  signInPerAccount: 1e9,
  resetPerAddress: 1e9,
  resetPerAccount: 1e9,
  lookupsPerAddress: 1e9,
  signUpsPerAddress: 1e9,
};

class Twin {
  readonly gateway: TestGateway;
  readonly #college: ScriptedCollege;
  readonly #pool: Pool;
  readonly #cookies = new Map<TwinCaller, string>();

  constructor(college: ScriptedCollege, gateway: TestGateway) {
    this.gateway = gateway;
    this.#college = college;
    this.#pool = new Pool(gateway.url, { connections: 1 });
  }

  isSignedIn(caller: TwinCaller): boolean {
    return caller === "PUBLIC" || this.#cookies.has(caller);
  }

  async signIn(caller: TwinCaller): Promise<void> {
    if (this.isSignedIn(caller)) return;
    await this.send(caller, JSON.stringify({ query: signInOf(caller) }), {});
  }

  async send(
    caller: TwinCaller,
    body: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<Seen> {
    this.#college.forget();
    const cookie = this.#cookies.get(caller);
    const answer = await this.#pool.request({
      method: "POST",
      path: "/graphql",
      headers: {
        "content-type": "application/json",
        "x-portal-request": "1",
        ...headers,
        ...(cookie !== undefined && { cookie }),
      },
      body,
    });
    const text = await answer.body.text();
    // An answer without a field does not wait for the other calls of that field.
    await quiet(() => this.#college.calls.length);
    const { date: _date, "set-cookie": setCookie, ...seen } = answer.headers;
    const [set] = [setCookie ?? []].flat();
    if (set !== undefined) {
      const pair = set.split(";", 1)[0] ?? "";
      if (pair.endsWith("=")) this.#cookies.delete(caller);
      // Who signs in as somebody else starts anew for the next request.
      else if (cookie === undefined && caller !== "PUBLIC") this.#cookies.set(caller, pair);
      else this.#cookies.delete(caller);
    }
    return {
      status: answer.statusCode,
      headers: { ...seen, "set-cookie": set?.replace(/=[\w-]{43};/, "=id;") },
      body: text,
      calls: this.#college.calls
        .map((call) => {
          const { authorization, accept } = call.headers;
          return [call.method, call.path, sentBody(call), authorization, accept].join(" ");
        })
        .toSorted(),
    };
  }

  async close(): Promise<void> {
    await this.#pool.close();
    await this.gateway.close();
    await this.#college.close();
  }
}

const signInOf = (caller: TwinCaller): string =>
  caller === "STUDENT" || caller === "APPLICANT"
    ? `mutation { signIn(input: { role: ${caller}, username: "COHT/2024/002", password: "secret" }) { __typename } }`
    : `mutation { signInStaff(input: { email: "staff@college.example", password: "secret" }) { __typename } }`;
