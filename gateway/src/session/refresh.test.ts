import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import {
  accessToken,
  paymentsAnswer,
  scriptSignIn,
  scriptStudentArea,
} from "../../testing/scripted-student.ts";

const firstPath = "POST /api/auth/token/refresh/";
const secondPath = "POST /auth/token/refresh/";
const everything =
  "{ viewer { surname ... on Student { payments { id } calendar { session } fees { session } } } }";
const payments = "{ viewer { ... on Student { payments { id } } } }";

const unknownPath = {
  status: 401,
  body: { detail: "Authentication credentials were not provided." },
};
const tokenNotValid = {
  status: 401,
  body: { detail: "Token is invalid or expired", code: "token_not_valid" },
};

let college: ScriptedCollege;
let gateway: TestGateway;
let browser: Browser;
/** The only token the college accepts. */
let valid: string;

beforeEach(async () => {
  college = await startScriptedCollege();
  scriptStudentArea(college);
  gateway = await startTestGateway(college.url);
  browser = gateway.browser();
  valid = scriptSignIn(college).access;
  await browser.signIn("COHT/2024/002", "bello");
});

afterEach(async () => {
  await gateway.close();
  await college.close();
});

/** From now on the college refuses every token but `valid`. */
const guard = (route: string, body: unknown): void =>
  college.on(route, ({ headers }) =>
    headers.authorization === `Bearer ${valid}`
      ? { body }
      : {
          status: 401,
          body: { detail: "Given token not valid for any token type", code: "token_not_valid" },
        },
  );

const expireAccess = (): void => {
  valid = accessToken();
  guard("GET /payment/student-payments/", paymentsAnswer);
};

const giveTokens = (route: string): void =>
  college.on(route, () => ({ body: { access: valid, refresh: "refresh-2" } }));

describe("a token the college refuses", () => {
  test("is refreshed and the call repeated within the request", async () => {
    expireAccess();
    giveTokens(firstPath);

    const answer = await browser.graphql(payments);

    expect(answer.errors).toEqual([]);
    expect(college.callsTo(firstPath).map(({ body }) => JSON.parse(body))).toEqual([
      { refresh: "refresh-1" },
    ]);
    expect(college.callsTo("GET /payment/student-payments/")).toHaveLength(2);
  });

  test("is refreshed once for many concurrent requests", async () => {
    expireAccess();
    giveTokens(firstPath);

    const answers = await Promise.all(
      Array.from({ length: 12 }, () => browser.graphql(everything)),
    );

    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(college.callsTo(firstPath)).toHaveLength(1);
  });

  test("is refreshed with the latest refresh token", async () => {
    expireAccess();
    giveTokens(firstPath);
    await browser.graphql(payments);
    expireAccess();

    await browser.graphql(payments);

    expect(college.callsTo(firstPath).map(({ body }) => JSON.parse(body).refresh)).toEqual([
      "refresh-1",
      "refresh-2",
    ]);
  });

  test("keeps its refresh token where the college gives no new one", async () => {
    expireAccess();
    college.on(firstPath, () => ({ body: { access: valid } }));
    await browser.graphql(payments);
    expireAccess();

    await browser.graphql(payments);

    expect(college.callsTo(firstPath).map(({ body }) => JSON.parse(body).refresh)).toEqual([
      "refresh-1",
      "refresh-1",
    ]);
  });

  test("refused right after a refresh is reported; the session stays", async () => {
    college.on("GET /payment/student-payments/", { status: 401, body: "" });
    giveTokens(firstPath);

    const answer = await browser.graphql(payments);

    expect(answer.errors).toMatchObject([{ extensions: { code: "TOKEN_REFUSED" } }]);
    expect(college.callsTo("GET /payment/student-payments/")).toHaveLength(2);
    expect(browser.cookie).toBeDefined();
  });
});

describe("a refresh that the college refuses", () => {
  test.each([
    [401, { detail: "Token is invalid or expired", code: "token_not_valid" }],
    [401, ""],
    [400, { refresh: ["This field may not be blank."] }],
    [403, { detail: "This account is suspended." }],
  ])("with %i %j ends the session", async (status, body) => {
    expireAccess();
    college.on(firstPath, { status, body });

    const answer = await browser.graphql(payments);

    expect(answer.errors).toMatchObject([
      { message: "Session expired. Please log in again.", extensions: { code: "SESSION_EXPIRED" } },
    ]);
    expect(browser.cookie).toBeUndefined();
  });

  test("ends it for every tab, and the next request reports it", async () => {
    expireAccess();
    college.on(firstPath, { status: 401, body: "" });
    const tab = gateway.browser();
    tab.cookie = browser.cookie;
    await browser.graphql(payments);

    const other = await tab.graphql("mutation { startHostelPayment { __typename } }");

    expect(other.errors).toMatchObject([{ extensions: { code: "SESSION_EXPIRED" } }]);
    expect((await tab.graphql(payments)).data).toEqual({ viewer: null });
  });
});

describe("a refresh that fails", () => {
  test.each([
    ["breaks off", { hangUp: true }, "COLLEGE_UNAVAILABLE"],
    ["fails", { status: 500, body: "<h1>Server Error</h1>" }, "COLLEGE_FAULT"],
    ["is away", { status: 503, body: "" }, "COLLEGE_UNAVAILABLE"],
    [
      "is refused for being one too many",
      { status: 429, body: { detail: "Slow down." } },
      "RATE_LIMITED",
    ],
    ["is not JSON", { status: 200, body: "<p>OK</p>" }, "COLLEGE_FAULT"],
  ])("because it %s keeps the session", async (_why, scripted, code) => {
    expireAccess();
    college.on(firstPath, scripted);

    const answer = await browser.graphql(payments);

    expect(answer.errors).toMatchObject([{ extensions: { code } }]);
    giveTokens(firstPath);
    expect((await browser.graphql(payments)).errors).toEqual([]);
  });
});

describe("ahead of its expiry", () => {
  test("a token is exchanged before it is used", async () => {
    gateway.advance({ minutes: 15 });
    expireAccess();
    giveTokens(firstPath);

    await browser.graphql(payments);

    expect(college.callsTo("GET /payment/student-payments/")).toHaveLength(1);
    expect(college.callsTo(firstPath)).toHaveLength(1);
  });

  test("a token stays in use while the college cannot refresh it", async () => {
    gateway.advance({ minutes: 15 });
    college.on(firstPath, { status: 503, body: "" });

    expect((await browser.graphql(payments)).errors).toEqual([]);
  });
});

describe("the refresh path", () => {
  test("is the second if the first is not found, then only that", async () => {
    expireAccess();
    giveTokens(secondPath);
    await browser.graphql(payments);
    expireAccess();

    const answer = await browser.graphql(payments);

    expect(answer.errors).toEqual([]);
    expect(college.callsTo(firstPath)).toHaveLength(1);
    expect(college.callsTo(secondPath)).toHaveLength(2);
  });

  test("is the second if the first answers 401, then that first", async () => {
    college.on(firstPath, unknownPath);
    expireAccess();
    giveTokens(secondPath);
    expect((await browser.graphql(payments)).errors).toEqual([]);
    expireAccess();

    expect((await browser.graphql(payments)).errors).toEqual([]);
    expect(college.callsTo(firstPath)).toHaveLength(1);
    expect(college.callsTo(secondPath).map(({ body }) => JSON.parse(body).refresh)).toEqual([
      "refresh-1",
      "refresh-2",
    ]);
  });

  test("refused with 401 on both ends the session", async () => {
    college.on(firstPath, unknownPath);
    college.on(secondPath, tokenNotValid);
    expireAccess();

    expect((await browser.graphql(payments)).errors).toMatchObject([
      { extensions: { code: "SESSION_EXPIRED" } },
    ]);
    expect(browser.cookie).toBeUndefined();
    expect([firstPath, secondPath].map((path) => college.callsTo(path).length)).toEqual([1, 1]);
  });

  test.each([
    ["fails", { status: 500, body: "" }],
    ["is away", { status: 503, body: "" }],
    ["breaks off", { hangUp: true }],
  ])("keeps the session where the first answers 401 and the second %s", async (_what, scripted) => {
    college.on(firstPath, unknownPath);
    college.on(secondPath, scripted);
    expireAccess();

    expect((await browser.graphql(payments)).errors).toHaveLength(1);
    giveTokens(secondPath);
    expect((await browser.graphql(payments)).errors).toEqual([]);
  });

  test("that has worked is final when it refuses", async () => {
    expireAccess();
    giveTokens(firstPath);
    await browser.graphql(payments);
    college.on(firstPath, tokenNotValid);
    college.on(secondPath, { status: 503, body: "" });
    expireAccess();

    expect((await browser.graphql(payments)).errors).toMatchObject([
      { extensions: { code: "SESSION_EXPIRED" } },
    ]);
    expect(college.callsTo(secondPath)).toHaveLength(0);
  });

  test("fixed by configuration is the only one, for any answer", async () => {
    const fixed = await startTestGateway(college.url, {
      collegeRefreshPath: "/auth/token/refresh/",
    });
    try {
      const other = fixed.browser();
      await other.signIn("COHT/2024/002", "bello");
      expireAccess();
      college.on(secondPath, tokenNotValid);
      giveTokens(firstPath);

      expect((await other.graphql(payments)).errors).toMatchObject([
        { extensions: { code: "SESSION_EXPIRED" } },
      ]);
      expect(college.callsTo(firstPath)).toHaveLength(0);
    } finally {
      await fixed.close();
    }
  });

  test("found nowhere is a college fault and keeps the session", async () => {
    expireAccess();

    const answer = await browser.graphql(payments);

    expect(answer.errors).toMatchObject([{ extensions: { code: "COLLEGE_FAULT" } }]);
    expect(browser.cookie).toBeDefined();
  });

  test("can be fixed by configuration", async () => {
    const fixed = await startTestGateway(college.url, {
      collegeRefreshPath: "/auth/token/refresh/",
    });
    try {
      const other = fixed.browser();
      await other.signIn("COHT/2024/002", "bello");
      expireAccess();
      giveTokens(secondPath);

      expect((await other.graphql(payments)).errors).toEqual([]);
      expect(college.callsTo(firstPath)).toHaveLength(0);
    } finally {
      await fixed.close();
    }
  });
});

describe("a session", () => {
  test("ends after the idle timeout", async () => {
    gateway.advance({ minutes: 29 });
    giveTokens(firstPath);
    expect((await browser.graphql("{ viewer { id } }")).data).not.toEqual({ viewer: null });
    gateway.advance({ minutes: 31 });

    expect((await browser.graphql("{ viewer { id } }")).data).toEqual({ viewer: null });
  });

  test("ends at the absolute timeout, however much it is used", async () => {
    giveTokens(firstPath);
    const answers: unknown[] = [];
    for (let third = 0; third < 12 * 3; third += 1) {
      gateway.advance({ minutes: 20 });
      answers.push((await browser.graphql("{ viewer { id } }")).data);
    }

    expect(answers.at(-2)).toEqual({ viewer: { id: "7" } });
    expect(answers.at(-1)).toEqual({ viewer: null });
  });
});
