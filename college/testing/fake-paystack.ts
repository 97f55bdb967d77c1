import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { CollegeConfig } from "../src/config.ts";

/** The fake's record of a reference; tests may change it. */
interface FakeTransaction {
  id: number;
  status: string;
  reference: string;
  amount: number;
  currency: string;
  gateway_response: string | null;
  paid_at: string | null;
  created_at: string;
  metadata: unknown;
}

/** How it answers everything: properly, never, with a proxy's page, with a 500, or refusing the key. */
type Behaviour = "well" | "silent" | "html" | "failing" | "unauthorized";

export interface FakePaystack {
  readonly url: string;
  readonly secretKey: string;
  behaviour: Behaviour;
  /** Calls answered so far, and all calls received in any mode. */
  readonly calls: { initialize: number; verify: number; list: number; received: number };
  /** Every reference it was asked about, in order. */
  readonly verifiedReferences: readonly string[];
  /** The last transaction opened. */
  readonly last: () => FakeTransaction;
  /** Changes the record of a reference. */
  readonly set: (reference: string, change: Partial<FakeTransaction>) => void;
  /** The person pays: as the last opened transaction stands, unless changed. */
  readonly pay: (reference: string, change?: Partial<FakeTransaction>) => void;
  /** Adds a transaction that was not opened through the college. */
  readonly add: (transaction: Partial<FakeTransaction> & { readonly reference: string }) => void;
  readonly forget: (reference: string) => void;
  /** Keeps back its word on references until `count` questions wait for it, then answers all at once. */
  readonly holdUntilAsked: (count: number) => void;
  /** In good health again, its calls counted from nothing; what was opened stays. */
  readonly recover: () => void;
  /** Settings of a college that pays here. */
  readonly config: Partial<CollegeConfig>;
  readonly close: () => Promise<void>;
}

/** A provider over real HTTP that a test can make lie, stall and fail in ways the sandbox never would. */
export const startFakePaystack = async (
  now: () => Date = () => new Date("2026-03-10T09:00:00.000Z"),
): Promise<FakePaystack> => {
  const secretKey = "sk_test_of_the_fake_provider";
  const transactions = new Map<string, FakeTransaction>();
  const calls = { initialize: 0, verify: 0, list: 0, received: 0 };
  const verifiedReferences: string[] = [];
  const gate: { count: number; waiting: (() => void)[] } = { count: 1, waiting: [] };
  const state: { behaviour: Behaviour } = { behaviour: "well" };

  const initialize = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    calls.initialize += 1;
    const body = await readJson(request);
    const reference = String(body.reference);
    if (transactions.has(reference)) {
      return refuse(response, "Duplicate Transaction Reference", "duplicate_reference");
    }
    transactions.set(reference, {
      id: transactions.size + 1,
      status: "abandoned",
      reference,
      amount: Number(body.amount),
      currency: String(body.currency),
      gateway_response: "The transaction was not completed",
      paid_at: null,
      created_at: now().toISOString(),
      metadata: body.metadata,
    });
    answer(response, 200, {
      status: true,
      message: "Authorization URL created",
      data: {
        authorization_url: `https://checkout.example/${reference}`,
        access_code: reference.toLowerCase(),
        reference,
      },
    });
  };

  const verify = (reference: string, response: ServerResponse): void => {
    calls.verify += 1;
    verifiedReferences.push(reference);
    gate.waiting.push(() => respond(reference, response));
    if (gate.waiting.length < gate.count) return;
    gate.count = 1;
    for (const answerNow of gate.waiting.splice(0)) answerNow();
  };

  const respond = (reference: string, response: ServerResponse): void => {
    const found = transactions.get(reference);
    if (found === undefined) {
      refuse(response, "Transaction reference not found.", "transaction_not_found");
    } else {
      answer(response, 200, { status: true, message: "Verification successful", data: found });
    }
  };

  const list = (url: string, response: ServerResponse): void => {
    calls.list += 1;
    const query = new URL(url, "http://provider").searchParams;
    const [from, to] = [query.get("from") ?? "", query.get("to") ?? ""];
    const [perPage, page] = [Number(query.get("perPage")), Number(query.get("page"))];
    const found = [...transactions.values()]
      .filter(({ status }) => status === query.get("status"))
      .filter(({ created_at }) => created_at >= from && created_at <= to)
      .toReversed();
    const data = found.slice((page - 1) * perPage, page * perPage);
    const meta = {
      total: found.length,
      page,
      perPage,
      pageCount: Math.ceil(found.length / perPage),
    };
    answer(response, 200, { status: true, message: "Transactions retrieved", data, meta });
  };

  const server = createServer((request, response) => {
    calls.received += 1;
    if (state.behaviour === "silent") return;
    if (state.behaviour === "html") {
      response.writeHead(200, { "content-type": "text/html" }).end("<h1>Welcome to the hotel</h1>");
      return;
    }
    if (state.behaviour === "failing")
      return answer(response, 503, { status: false, message: "Down" });
    const isKeyRight = request.headers.authorization === `Bearer ${secretKey}`;
    if (state.behaviour === "unauthorized" || !isKeyRight) {
      return answer(response, 401, { status: false, message: "Invalid key" });
    }
    if (request.url?.startsWith("/transaction?")) return list(request.url, response);
    const verified = /^\/transaction\/verify\/([^/]+)$/.exec(request.url ?? "")?.[1];
    if (verified !== undefined) return verify(decodeURIComponent(verified), response);
    void initialize(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const set = (reference: string, change: Partial<FakeTransaction>): void => {
    const known = transactions.get(reference);
    if (known === undefined) throw new Error(`the provider has no ${reference}`);
    transactions.set(reference, { ...known, ...change });
  };

  return {
    url,
    secretKey,
    get behaviour() {
      return state.behaviour;
    },
    set behaviour(behaviour) {
      state.behaviour = behaviour;
    },
    calls,
    verifiedReferences,
    last: () => {
      const last = [...transactions.values()].at(-1);
      if (last === undefined) throw new Error("nothing was opened with the provider");
      return last;
    },
    set,
    pay: (reference, change = {}) =>
      set(reference, { status: "success", gateway_response: "Successful", ...change }),
    add: (transaction) => {
      transactions.set(transaction.reference, {
        id: transactions.size + 1,
        status: "success",
        amount: 1_000_00,
        currency: "NGN",
        gateway_response: "Successful",
        paid_at: now().toISOString(),
        created_at: now().toISOString(),
        metadata: "",
        ...transaction,
      });
    },
    forget: (reference) => {
      transactions.delete(reference);
    },
    holdUntilAsked: (count) => {
      gate.count = count;
    },
    recover: () => {
      state.behaviour = "well";
      calls.initialize = 0;
      calls.verify = 0;
      calls.list = 0;
      calls.received = 0;
    },
    config: { paystackApiUrl: url, paystackSecretKey: secretKey, paystackTimeoutMs: 4_000 },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

const answer = (response: ServerResponse, status: number, body: object): void => {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
};

const refuse = (response: ServerResponse, message: string, code: string): void =>
  answer(response, 400, { status: false, message, code });

const readJson = async (request: IncomingMessage): Promise<Record<string, unknown>> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
};
