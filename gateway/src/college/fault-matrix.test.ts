import { randomBytes } from "node:crypto";
import type { RequestListener } from "node:http";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway } from "../../testing/gateway.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { scriptHostel, selectBedRoute } from "../../testing/scripted-hostel.ts";
import { staffRecord } from "../../testing/scripted-staff.ts";
import { accessToken, scriptSignIn, scriptStudentArea } from "../../testing/scripted-student.ts";
import { type ErrorCode, httpStatusOf } from "../errors.ts";

/** How long a gateway waits for a college that does not answer one call. */
const shortMs = 3_000;

const refreshRoute = "POST /api/auth/token/refresh/";
const paymentsRoute = "GET /payment/student-payments/";
const receiptRoute = "GET /payment/receipt/download/";
const roleRoute = "GET /staff/me/";

const page = "<html><h1>Server Error</h1>psql://portal:hunter2@db</html>";

const answering =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (request, response) => {
    request.resume();
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);
  };

const endless: RequestListener = (_request, response) => {
  const chunk = Buffer.alloc(256 * 1024, " ");
  response.writeHead(200, { "content-type": "application/json" });
  const write = (): void => {
    while (!response.destroyed && response.write(chunk));
    if (!response.destroyed) response.once("drain", write);
  };
  write();
};

interface Fault {
  readonly name: string;
  readonly answer: RequestListener;
  /** What the client learns. */
  readonly code: ErrorCode;
}

const faults: readonly Fault[] = [
  {
    name: "a reset connection",
    answer: ({ socket }) => socket.resetAndDestroy(),
    code: "COLLEGE_UNAVAILABLE",
  },
  { name: "no head", answer: () => {}, code: "COLLEGE_TIMEOUT" },
  {
    name: "a head alone",
    answer: (_request, response) => response.writeHead(200).flushHeaders(),
    code: "COLLEGE_TIMEOUT",
  },
  {
    name: "a body that is cut off",
    answer: (_request, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("{", () => response.destroy());
    },
    code: "COLLEGE_UNAVAILABLE",
  },
  { name: "a body without an end", answer: endless, code: "COLLEGE_FAULT" },
  {
    name: "500 with a page",
    answer: answering(500, page, { "content-type": "text/html" }),
    code: "COLLEGE_FAULT",
  },
  {
    name: "200 with a page",
    answer: answering(200, page, { "content-type": "text/html" }),
    code: "COLLEGE_FAULT",
  },
  { name: "another shape", answer: answering(200, '"hunter2"'), code: "COLLEGE_FAULT" },
  { name: "401", answer: answering(401, '{"detail":"hunter2"}'), code: "TOKEN_REFUSED" },
  { name: "403", answer: answering(403, page), code: "FORBIDDEN" },
  {
    name: "429",
    answer: answering(429, '{"detail":"hunter2"}', { "retry-after": "7" }),
    code: "RATE_LIMITED",
  },
  {
    name: "503 of a proxy",
    answer: answering(503, page, { "content-type": "text/html" }),
    code: "COLLEGE_UNAVAILABLE",
  },
  {
    name: "compressed bytes that nobody asked for",
    answer: answering(200, gzipSync("{}"), { "content-encoding": "gzip" }),
    code: "COLLEGE_FAULT",
  },
  { name: "random bytes", answer: answering(200, randomBytes(5_000)), code: "COLLEGE_FAULT" },
];

interface Outcome {
  readonly code: string | undefined;
  /** Everything that the client received. */
  readonly text: string;
}

interface Call {
  readonly name: string;
  /** The endpoint that fails. */
  readonly route: string;
  readonly staff?: true;
  readonly send: (browser: Browser) => Promise<Outcome>;
  /** How often the college may be asked: a read whose connection broke is repeated. */
  readonly mostSent: number;
  /** Where a fault means something else than for most calls. */
  readonly codes?: Readonly<Record<string, string>>;
}

const graphql =
  (query: string) =>
  async (browser: Browser): Promise<Outcome> => {
    const { data, errors } = await browser.graphql(query);
    const [error] = errors;
    // A page keeps what the other calls answered.
    if (query.includes("surname")) expect(data).toMatchObject({ viewer: { surname: "Bello" } });
    const refused = data?.result as { readonly code?: string } | undefined;
    const code = error?.extensions?.code ?? refused?.code;
    return { code: code?.toString(), text: JSON.stringify({ data, errors }) };
  };

const pageQuery = "{ viewer { surname ... on Student { payments { id } } } }";

const calls: readonly Call[] = [
  {
    name: "a part of a page",
    route: paymentsRoute,
    send: graphql(pageQuery),
    mostSent: 2,
  },
  {
    name: "a write",
    route: selectBedRoute,
    send: graphql(
      'mutation { result: selectBed(bedId: "11") { __typename ... on Refusal { code } } }',
    ),
    mostSent: 1,
  },
  {
    name: "a file",
    route: receiptRoute,
    send: async (browser) => {
      const { status, body } = await browser.get("/download/receipt/tuition/12");
      const text = body.toString();
      const { code } = JSON.parse(text);
      expect(status).toBe(httpStatusOf[code as ErrorCode]);
      return { code, text };
    },
    mostSent: 1,
    // Neither has the media type of a file.
    codes: { "a head alone": "COLLEGE_FAULT", "a body that is cut off": "COLLEGE_FAULT" },
  },
  {
    name: "the role of staff",
    route: roleRoute,
    staff: true,
    send: graphql("{ officeCalendar { nextSession } }"),
    mostSent: 2,
    // With a fresh token: some services answer 401 on paths that they do not have.
    codes: { 401: "NOT_AVAILABLE" },
  },
  {
    name: "a refresh of tokens",
    route: refreshRoute,
    send: graphql(pageQuery),
    mostSent: 1,
    codes: { 401: "SESSION_EXPIRED", 403: "SESSION_EXPIRED" },
  },
];

const scriptAll = (college: ScriptedCollege): void => {
  scriptStudentArea(college);
  scriptHostel(college);
  scriptSignIn(college);
  const tokens = { access: accessToken(), refresh: "refresh-of-staff" };
  college.on("POST /staff/login/", { body: { staff: staffRecord("SUPER_ADMIN"), ...tokens } });
  college.on(refreshRoute, () => ({ body: { access: accessToken() } }));
};

const expectFault = async (fault: Fault, call: Call): Promise<void> => {
  const timeoutMs = fault.code === "COLLEGE_TIMEOUT" ? shortMs : 60_000;
  const college = await startScriptedCollege();
  const gateway = await startTestGateway(college.url, {
    collegeReadMs: timeoutMs,
    collegeWriteMs: timeoutMs,
  });
  try {
    scriptAll(college);
    const browser = gateway.browser();
    await expect
      .poll(async () => {
        if (call.staff) await browser.signInStaff("staff@college.example", "any");
        else await browser.signIn("COHT/2024/002", "bello");
        return browser.cookie;
      })
      .toBeDefined();
    if (call.route === refreshRoute) college.on(paymentsRoute, { status: 401, body: "" });
    let sent = 0;
    college.onRaw(call.route, (request, response) => {
      sent += 1;
      fault.answer(request, response);
    });

    const { code, text } = await call.send(browser);

    expect(code).toBe(call.codes?.[fault.name] ?? fault.code);
    expect(text + gateway.logged()).not.toContain("hunter2");
    // A refused token is exchanged, and the call sent again.
    expect(sent).toBeLessThanOrEqual(fault.name === "401" ? 2 * call.mostSent : call.mostSent);

    // Nobody is signed out who need not be, and the portal recovers by itself.
    expect(browser.cookie === undefined).toBe(code === "SESSION_EXPIRED");
    scriptAll(college);
    if (code !== "SESSION_EXPIRED" && !call.staff) {
      expect(await graphql(pageQuery)(browser)).toMatchObject({ code: undefined });
    }
  } finally {
    await gateway.close();
    await college.close();
  }
};

const cells = faults.flatMap((fault) =>
  calls.map((call) => [fault.name, call.name, { fault, call }] as const),
);
const isSlow = ([, , { fault }]: (typeof cells)[number]): boolean =>
  fault.code === "COLLEGE_TIMEOUT";

test.each(cells.filter((cell) => !isSlow(cell)))("%s instead of the answer to %s", (_fault, _call, {
  fault,
  call,
}) => expectFault(fault, call));

// These only wait.
test.concurrent.each(cells.filter(isSlow))("%s instead of the answer to %s", (_fault, _call, {
  fault,
  call,
}) => expectFault(fault, call));
