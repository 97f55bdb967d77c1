import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { hasRedisServer, startRedis, type TestRedis } from "../../testing/redis-server.ts";
import { scriptApplicantArea, scriptApplicantSignIn } from "../../testing/scripted-applicant.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import {
  accessToken,
  paymentsAnswer,
  scriptSignIn,
  scriptStudentArea,
} from "../../testing/scripted-student.ts";

const payments = "{ viewer { ... on Student { payments { id } } } }";
const refreshRoute = "POST /api/auth/token/refresh/";

const twoGateways = (): void => {
  let redis: TestRedis;
  let college: ScriptedCollege;
  let one: TestGateway;
  let other: TestGateway;

  beforeAll(async () => {
    college = await startScriptedCollege();
  });

  beforeEach(async () => {
    redis = await startRedis();
    scriptStudentArea(college);
    scriptSignIn(college);
    college.forget();
    const attempts = {
      signInPerAddress: 100,
      signInPerAccount: 3,
      resetPerAddress: 100,
      resetPerAccount: 100,
      lookupsPerAddress: 100,
      signUpsPerAddress: 100,
    };
    one = await startTestGateway(college.url, { redisUrl: redis.address, attempts });
    other = await startTestGateway(college.url, { redisUrl: redis.address, attempts });
  });

  afterEach(async () => {
    await Promise.all([one.close(), other.close()]);
    redis.close();
  });

  afterAll(() => college.close());

  test("know the same sessions", async () => {
    const browser = one.browser();
    await browser.signIn("COHT/2024/002", "bello");
    const elsewhere = other.browser();
    elsewhere.cookie = browser.cookie;

    expect((await elsewhere.graphql("{ viewer { surname } }")).data).toEqual({
      viewer: { surname: "Bello" },
    });
    await elsewhere.graphql("mutation { signOut }");
    expect((await browser.graphql("{ viewer { surname } }")).data).toEqual({ viewer: null });
  });

  test("know the same applicants", async () => {
    scriptApplicantArea(college);
    scriptApplicantSignIn(college);
    const browser = one.browser();
    await browser.signIn("COHT/PHT/00002", "yusuf", "APPLICANT");
    const elsewhere = other.browser();
    elsewhere.cookie = browser.cookie;

    expect((await elsewhere.graphql("{ viewer { __typename surname } }")).data).toEqual({
      viewer: { __typename: "Applicant", surname: "Yusuf" },
    });
  });

  test("exchange a session's tokens once between them", async () => {
    const browser = one.browser();
    await browser.signIn("COHT/2024/002", "bello");
    const elsewhere = other.browser();
    elsewhere.cookie = browser.cookie;
    const valid = accessToken();
    college.on("GET /payment/student-payments/", ({ headers }) =>
      headers.authorization === `Bearer ${valid}`
        ? { body: paymentsAnswer }
        : { status: 401, body: "" },
    );
    college.on(refreshRoute, { body: { access: valid, refresh: "refresh-2" } });

    const answers = await Promise.all(
      [browser, elsewhere, browser, elsewhere, browser, elsewhere].map((each) =>
        each.graphql(payments),
      ),
    );

    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(college.callsTo(refreshRoute)).toHaveLength(1);
  });

  test("count attempts together", async () => {
    college.on("POST /student/login/", { status: 401, body: { detail: "No." } });
    for (const gateway of [one, other, one]) await gateway.browser().signIn("COHT/2024/002", "x");

    const answer = await other.browser().signIn("COHT/2024/002", "x");

    expect(answer.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  });

  test("without their store report busy, not a missing session", async () => {
    const browser = one.browser();
    await browser.signIn("COHT/2024/002", "bello");
    redis.close();

    const answer = await browser.graphql("{ viewer { surname } }");

    expect(answer.errors).toMatchObject([{ extensions: { code: "UNAVAILABLE" } }]);
    expect(browser.cookie).toBeDefined();
    expect((await browser.get("/ready")).status).toBe(503);
    expect((await one.browser().graphql("{ portal { version } }")).errors).toEqual([]);
  });
};

// Without a Redis there is no shared store; the store's own tests report it in the run's output.
if (hasRedisServer()) describe("two gateways", twoGateways);
else
  test("one gateway alone keeps its sessions to itself", async () => {
    const college = await startScriptedCollege();
    scriptStudentArea(college);
    scriptSignIn(college);
    const one = await startTestGateway(college.url);
    const other = await startTestGateway(college.url);
    const browser = one.browser();
    await browser.signIn("COHT/2024/002", "bello");
    const elsewhere = other.browser();
    elsewhere.cookie = browser.cookie;

    expect((await elsewhere.graphql("{ viewer { surname } }")).data).toEqual({ viewer: null });
    await Promise.all([one.close(), other.close(), college.close()]);
  });
