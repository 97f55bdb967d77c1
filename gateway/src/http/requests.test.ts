import { request as httpRequest } from "node:http";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { scriptSignIn, scriptStudentArea } from "../../testing/scripted-student.ts";

let college: ScriptedCollege;
let gateway: TestGateway;

beforeAll(async () => {
  college = await startScriptedCollege();
  scriptStudentArea(college);
  scriptSignIn(college);
  gateway = await startTestGateway(college.url);
});

afterAll(async () => {
  await gateway.close();
  await college.close();
});

const post = (body: object | string) =>
  request(gateway.url)
    .post("/graphql")
    .set("x-portal-request", "1")
    .type("application/json")
    .send(body);

const codeOf = (answer: { readonly body: { errors: { extensions: { code: string } }[] } }) =>
  answer.body.errors[0]?.extensions.code;

const nested = (depth: number): string =>
  depth === 0 ? "name" : `ofType { ${nested(depth - 1)} }`;

describe("a malformed or oversized request", () => {
  test.each([
    ["is no JSON", "{"],
    ["has no query", {}],
    ["is no GraphQL", { query: "{ viewer {" }],
    ["asks for a field there is none of", { query: "{ password }" }],
    ["is a batch", [{ query: "{ portal { version } }" }, { query: "{ portal { version } }" }]],
    [
      "names one field very often",
      {
        query: `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: portal { version }`).join(" ")} }`,
      },
    ],
    [
      "names its type very often",
      { query: `{ ${Array.from({ length: 40 }, (_, n) => `a${n}: __typename`).join(" ")} }` },
    ],
    ["is very long", { query: `{ ${"portal { version } ".repeat(1_000)} }` }],
    ["is very deep", { query: `{ __type(name: "Query") { ${nested(30)} } }` }],
    [
      "is very deep by fragments",
      {
        query: `{ __type(name: "Query") { ...F0 } } ${Array.from({ length: 15 }, (_, n) => `fragment F${n} on __Type { ofType { ${n < 14 ? `...F${n + 1}` : "name"} } }`).join(" ")}`,
      },
    ],
    [
      "holds a text where a file belongs",
      {
        query: "mutation ($f: Upload) { updateProfile(input: {}, passport: $f) { __typename } }",
        variables: { f: "x" },
      },
    ],
    [
      "holds a record that passes for a file",
      {
        query: "mutation ($f: Upload) { updateProfile(input: {}, passport: $f) { __typename } }",
        variables: { f: { name: "x", size: 1, arrayBuffer: true } },
      },
    ],
  ])("that %s is refused with one code", async (_what, body) => {
    const answer = await post(body);

    expect(codeOf(answer)).toBe("INVALID_REQUEST");
  });

  test("that is too large is refused without being read", async () => {
    const answer = await post({ query: `# ${"x".repeat(300_000)}` });

    expect(answer.status).toBe(413);
    expect(codeOf(answer)).toBe("REQUEST_TOO_LARGE");
  });

  test("is refused in the form of a GraphQL answer", async () => {
    const answer = await post({ query: `# ${"x".repeat(300_000)}` }).set(
      "accept",
      "application/graphql-response+json,application/json;q=0.9",
    );

    expect(answer.headers["content-type"]).toBe("application/graphql-response+json; charset=utf-8");
  });

  test("without a stated length is refused once it is too large", async () => {
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const sending = httpRequest(
        `${gateway.url}/graphql`,
        {
          method: "POST",
          headers: { "x-portal-request": "1", "content-type": "application/json" },
        },
        (response) => {
          response.resume();
          resolve(response.statusCode);
        },
      );
      sending.on("error", reject);
      for (let sent = 0; sent < 20; sent += 1) sending.write("x".repeat(16 * 1024));
      sending.end();
    });

    expect(status).toBe(413);
  });
});

describe("an unexpected failure", () => {
  test("shows only the request's id and is logged in full", async () => {
    college.on("POST /student/login/", {
      body: [{ success: true, message: "ok", data: { student: {}, access: "a", refresh: "r" } }],
    });
    const fine = await post({ query: "{ portal { version } }" });

    const answer = await post({
      query:
        'mutation { signIn(input: { role: STUDENT, username: "COHT/2024/002", password: "secret-word" }) { __typename } }',
    });

    expect(codeOf(answer)).toBe("COLLEGE_FAULT");
    expect(fine.headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect(gateway.logged()).toContain(answer.headers["x-request-id"]);
    expect(gateway.logged()).not.toContain("secret-word");
    expect(gateway.logged()).not.toContain("COHT/2024/002");
  });
});

describe("to the college", () => {
  test("every call carries the request id and the browser's address", async () => {
    college.forget();
    scriptSignIn(college);
    const browser = gateway.browser();
    await browser.signIn("COHT/2024/002", "bello");

    const { headers } = await browser.graphql("{ viewer { surname } }");

    const [call] = college.callsTo("GET /student/7/");
    expect(call?.headers["x-request-id"]).toBe(headers["x-request-id"]);
    expect(call?.headers["x-forwarded-for"]).toBe("127.0.0.1");
    expect(call?.headers.authorization).toMatch(/^Bearer ey/);
    expect(call?.headers).not.toHaveProperty("cookie");
  });

  test("behind a proxy the address is the one the proxy saw", async () => {
    const proxied = await startTestGateway(college.url, { trustedProxies: 1 });
    try {
      college.forget();
      await request(proxied.url)
        .post("/graphql")
        .set("x-portal-request", "1")
        .set("x-forwarded-for", "6.6.6.6, 10.0.0.7")
        .set("x-request-id", "from-the-proxy-1")
        .send({ query: 'mutation { requestPasswordReset(email: "a@b.c") { __typename } }' });

      expect(college.calls[0]?.headers["x-forwarded-for"]).toBe("10.0.0.7");
      expect(college.calls[0]?.headers["x-request-id"]).toBe("from-the-proxy-1");
    } finally {
      await proxied.close();
    }
  });
});

describe("answers", () => {
  test("are compressed where the browser takes it", async () => {
    const plain = await post({ query: "{ __schema { types { name description } } }" }).set(
      "accept-encoding",
      "identity",
    );
    const small = await post({ query: "{ __schema { types { name description } } }" }).set(
      "accept-encoding",
      "gzip",
    );

    expect(plain.headers).not.toHaveProperty("content-encoding");
    expect(small.headers["content-encoding"]).toBe("gzip");
    expect(Number(small.headers["content-length"])).toBeLessThan(
      Number(plain.headers["content-length"]) / 2,
    );
    expect(small.body).toEqual(plain.body);
  });

  test("forbid caching, framing and type sniffing", async () => {
    const { headers } = await post({ query: "{ portal { version } }" });

    expect(headers).toMatchObject({
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "same-origin",
      "content-security-policy": expect.stringContaining("script-src 'self';"),
      "cross-origin-resource-policy": "same-origin",
    });
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  test("under https set HSTS and a cookie for this host only", async () => {
    const secure = await startTestGateway(college.url, { publicUrl: "https://portal.example" });
    try {
      const answer = await secure.browser().signIn("COHT/2024/002", "bello");

      expect(answer.headers["strict-transport-security"]).toMatch(/^max-age=31536000/);
      expect(String(answer.headers["set-cookie"])).toMatch(
        /^__Host-portal=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
      );
    } finally {
      await secure.close();
    }
  });
});

describe("the schema", () => {
  test("is shown to developers", async () => {
    const answer = await post({ query: "{ __schema { queryType { name } } }" });

    expect(answer.body.data).toEqual({ __schema: { queryType: { name: "Query" } } });
  });

  test("is hidden if the explorer is off, including suggestions", async () => {
    const closed = await startTestGateway(college.url, { graphiql: false });
    try {
      const send = (query: string) =>
        request(closed.url).post("/graphql").set("x-portal-request", "1").send({ query });
      const page = await request(closed.url).get("/graphql").set("accept", "text/html");

      expect(codeOf(await send("{ __schema { queryType { name } } }"))).toBe("INVALID_REQUEST");
      expect(JSON.stringify((await send("{ portel { version } }")).body)).not.toContain("portal");
      expect(page.status).toBe(403);
    } finally {
      await closed.close();
    }
  });

  test.each([
    ["a value", { role: "STUDEN", username: "x", password: "hunter2" }],
    ["a field's name", { role: "STUDENT", usernam: "x", password: "hunter2" }],
    ["a kind", { role: "STUDENT", username: "x", password: ["hunter2"] }],
  ])("is not revealed by an error about %s, nor is the input", async (_what, input) => {
    const closed = await startTestGateway(college.url, { graphiql: false });
    const query = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";
    try {
      const answer = await request(closed.url)
        .post("/graphql")
        .set("x-portal-request", "1")
        .send({ query, variables: { input } });

      expect(codeOf(answer)).toBe("INVALID_REQUEST");
      expect(answer.body.errors[0].message).toContain("$input");
      expect(JSON.stringify(answer.body)).not.toMatch(/hunter2|Did you mean/);
    } finally {
      await closed.close();
    }
  });
});

describe("the process", () => {
  test("is healthy as soon as it answers", async () => {
    expect((await request(gateway.url).get("/health")).status).toBe(200);
  });

  test("is ready when the college gives any answer about readiness", async () => {
    const answer = await request(gateway.url).get("/ready");

    expect(answer.body).toEqual({ status: "ready", parts: { college: true, sessions: true } });
  });

  test("is not ready if the college is not ready or not reachable", async () => {
    const away = await startTestGateway("http://127.0.0.1:9");
    college.on("GET /ready", { status: 503, body: { status: "starting" } });
    try {
      expect((await request(gateway.url).get("/ready")).status).toBe(503);
      expect((await request(away.url).get("/ready")).body.parts.college).toBe(false);
    } finally {
      // Asked to stop, it still serves: else all gateways would be unready while one of several colleges restarts.
      college.on("GET /ready", { status: 503, body: { detail: "It stops.", code: "stopping" } });
      expect((await request(gateway.url).get("/ready")).status).toBe(200);
      college.on("GET /ready", { status: 200, body: {} });
      await away.close();
    }
  });
});

test.each([
  "variables",
  "extensions",
])("%s of a GET that are not JSON are an invalid request", async (name) => {
  const answer = await request(gateway.url)
    .get("/graphql")
    .query({ query: "{ portal { version } }", [name]: "{" })
    .set("x-portal-request", "1");

  expect(codeOf(answer)).toBe("INVALID_REQUEST");
});
