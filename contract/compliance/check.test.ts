import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpoints } from "../endpoints.ts";
import { checkCompliance } from "./check.ts";
import type { EndpointVerdict } from "./checks.ts";
import { reportText, runCompliance } from "./command.ts";
import { httpTarget } from "./target.ts";

const now = new Date("2026-03-10T09:00:00.000Z");

const verdictOf = (verdicts: readonly EndpointVerdict[], call: string): EndpointVerdict => {
  const found = verdicts.find(({ endpoint: { method, path } }) => `${method} ${path}` === call);
  if (found === undefined) throw new Error(`${call} was not checked`);
  return found;
};

type Answer = readonly [status: number, body: unknown];

const listen = async (answer: (request: IncomingMessage) => Answer | string): Promise<Server> => {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const answered = answer(request);
    if (typeof answered === "string") {
      response.writeHead(404, { "content-type": "text/html" }).end(answered);
      return;
    }
    response.writeHead(answered[0], { "content-type": "application/json" });
    response.end(JSON.stringify(answered[1]));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
};

const urlOf = (server: Server): string => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not listening");
  return `http://127.0.0.1:${address.port}`;
};

const student = {
  id: 3,
  matric_number: "COHT/2024/002",
  surname: "Bello",
  first_name: "Aisha",
  email: "bello@example.com",
};

const stale = { detail: "Given token not valid for any token type", code: "token_not_valid" };

/** A college that deviates from the contract in several places. */
const misbehave = ({ method, url = "", headers }: IncomingMessage): Answer | string => {
  const path = url.split("?", 1)[0];
  switch (`${method} ${path}`) {
    case "POST /student/login/":
      return [
        200,
        [{ success: true, message: "ok", data: { student, access: "a", refresh: "r" } }],
      ];
    case "GET /payment/student-payments/":
      return [200, { tuition_payments: [] }];
    case "GET /payment/tuition-fees/":
      return headers.authorization === undefined ? [403, { detail: "No." }] : [401, stale];
    case "GET /hostel/dashboard/":
      return headers.authorization === undefined
        ? [401, { detail: "No." }]
        : [401, { error: "No." }];
    case "GET /admission/get-profile":
      return headers.authorization === undefined ? [401, { detail: "No." }] : [200, {}];
    case "POST /hostel/select-bed/":
      return [405, { detail: 'Method "POST" not allowed.' }];
    case "GET /hostel/status/":
      return [500, { detail: "Server error" }];
    case "POST /auth/token/refresh/":
      return [401, stale];
    case "GET /payment/tuition/verify/compliance-check-unknown/":
      return [404, { detail: "No such payment." }];
    case "GET /payment/hostel/verify/compliance-check-unknown/":
      return [404, { detail: "Not found." }];
    case "GET /compliance-check-no-such-path/":
      return [404, { detail: "Not found." }];
    default:
      return "<h1>Page not found</h1>";
  }
};

describe("a college that deviates from the contract", () => {
  let server: Server;
  let verdicts: readonly EndpointVerdict[];

  beforeAll(async () => {
    server = await listen(misbehave);
    verdicts = await checkCompliance(httpTarget(`${urlOf(server)}/`), endpoints, {
      now,
      studentLogin: { username: "COHT/2024/002", password: "bello" },
    });
  });
  afterAll(() => server.close());

  it.each([
    ["POST /student/login/", "differs", "answers 200 to input that must be refused"],
    ["GET /payment/student-payments/", "differs", "answers 200 to a caller without a token"],
    ["GET /payment/tuition-fees/", "differs", "refuses a caller without a token with 403, not 401"],
    [
      "GET /hostel/dashboard/",
      "differs",
      "refuses a token that is not valid without `detail` and `code`",
    ],
    ["GET /admission/get-profile", "differs", "answers 200 to a token that is not valid, not 401"],
    ["POST /hostel/select-bed/", "missing", "answers 405"],
    ["GET /hostel/status/", "differs", "fails (500)"],
    [
      "GET /payment/hostel/verify/{reference}/",
      "missing",
      "answers 404, as it does for any unknown path",
    ],
    ["PUT /student/{id}/", "missing", "answers 404"],
  ])("is told of %s that it %s: %s", (call, kind, note) => {
    const verdict = verdictOf(verdicts, call);
    expect(verdict.kind).toBe(kind);
    expect(verdict.notes).toContain(note);
  });

  it("reports the missing fields of a response", () => {
    expect(verdictOf(verdicts, "POST /student/login/").notes.join()).toMatch(/required/);
  });

  it("may refuse an unknown reference and offer one refresh path", () => {
    expect(verdictOf(verdicts, "GET /payment/tuition/verify/{reference}/").kind).toBe("complies");
    expect(verdictOf(verdicts, "POST /api/auth/token/refresh/")).toMatchObject({
      kind: "complies",
      notes: ["not needed: the other path answers"],
    });
  });

  it("prints a table with a summary", () => {
    const report = reportText(verdicts);
    expect(report).toMatch(/^MISSING +POST +\/hostel\/select-bed\/ +answers 405$/m);
    expect(report).toMatch(
      /^\d+ of 34 specified endpoints comply, \d+ are missing, \d+ differ\.$/m,
    );
  });
});

describe("the command", () => {
  const outcome = (...args: string[]) => runCompliance(args, now);

  it("fails when a specified endpoint does not comply, and shows the table", async () => {
    const server = await listen(misbehave);
    const { code, text } = await outcome("--url", urlOf(server));
    server.close();
    expect(code).toBe(1);
    expect(text).toContain("specified endpoints comply");
  });

  it.each([
    [[], "--url takes"],
    [["--url", "college.example"], "--url takes"],
    [
      ["--url", "http://127.0.0.1", "--student-login", "bello"],
      "--student-login takes user:password",
    ],
    [["--uri", "http://127.0.0.1"], "--uri"],
  ])("says what is wrong with %j", async (args, message) => {
    const { code, text } = await outcome(...args);
    expect(code).toBe(2);
    expect(text).toContain(message);
  });
});

describe("an unreachable college", () => {
  it("causes a readable error", async () => {
    const server = await listen(() => [200, {}]);
    const url = urlOf(server);
    await new Promise((resolve) => server.close(resolve));
    await expect(checkCompliance(httpTarget(url), endpoints, { now })).rejects.toThrow(
      /^no answer to GET .*ECONNREFUSED/,
    );
  });
});
