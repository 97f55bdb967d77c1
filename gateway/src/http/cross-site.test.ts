import request from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { scriptSignIn, scriptStudentArea } from "../../testing/scripted-student.ts";

let college: ScriptedCollege;
let gateway: TestGateway;
let cookie: string;

beforeAll(async () => {
  college = await startScriptedCollege();
  scriptStudentArea(college);
  scriptSignIn(college);
  gateway = await startTestGateway(college.url);
  const browser = gateway.browser();
  await browser.signIn("COHT/2024/002", "bello");
  cookie = browser.cookie ?? "";
});

beforeEach(() => college.forget());

afterAll(async () => {
  await gateway.close();
  await college.close();
});

const mutation = "mutation { startHostelPayment { __typename } }";
const body = JSON.stringify({ query: mutation });
const post = () => request(gateway.url).post("/graphql").set("cookie", cookie);

/** The requests that a page of another site can send without a CORS preflight. */
const forms = [
  ["a form of plain text", () => post().type("text/plain").send(body)],
  ["a form", () => post().type("application/x-www-form-urlencoded").send({ query: mutation })],
  ["a multipart form", () => post().field("operations", body).field("map", "{}")],
  ["a form that calls itself GraphQL", () => post().type("application/graphql").send(mutation)],
  ["a request without a type", () => post().set("content-type", "").send(body)],
  ["a request with an odd type", () => post().type("text/json; application/json").send(body)],
  ["a script's JSON", () => post().type("application/json").send(body)],
] as const;

describe("from another site", () => {
  test.each(forms)("%s executes nothing", async (_what, send) => {
    const answer = await send();

    expect(answer.status).toBe(403);
    expect(answer.body.errors[0].extensions.code).toBe("CROSS_SITE_REQUEST");
    expect(college.calls).toEqual([]);
  });

  test.each([
    mutation,
    "{ viewer { surname } }",
  ])("a link to %s executes nothing", async (query) => {
    const answer = await request(gateway.url)
      .get("/graphql")
      .query({ query })
      .set("cookie", cookie)
      .set("accept", "image/png");

    expect(answer.status).toBe(403);
    expect(college.calls).toEqual([]);
  });

  test("every preflight is refused", async () => {
    const answer = await request(gateway.url)
      .options("/graphql")
      .set("origin", "https://evil.example")
      .set("access-control-request-method", "POST")
      .set("access-control-request-headers", "x-portal-request");

    expect(answer.status).toBe(400);
    expect(answer.headers).not.toHaveProperty("access-control-allow-origin");
  });
});

describe("from the portal", () => {
  test("a query may be a GET", async () => {
    const answer = await request(gateway.url)
      .get("/graphql")
      .query({ query: "{ viewer { surname } }" })
      .set("cookie", cookie)
      .set("x-portal-request", "1");

    expect(answer.body).toEqual({ data: { viewer: { surname: "Bello" } } });
  });

  test("a mutation may not", async () => {
    const answer = await request(gateway.url)
      .get("/graphql")
      .query({ query: mutation })
      .set("cookie", cookie)
      .set("x-portal-request", "1");

    expect(answer.body.errors[0].extensions.code).toBe("INVALID_REQUEST");
    expect(college.calls).toEqual([]);
  });

  test.each([
    ["text/plain", 415],
    ["application/x-www-form-urlencoded", 415],
    ["application/graphql", 415],
    ["text/json; application/json", 415],
  ])("a body of type %s is not read, header or not", async (type, status) => {
    const answer = await post().set("x-portal-request", "1").type(type).send(body);

    expect(answer.status).toBe(status);
    expect(answer.body.errors[0].extensions.code).toBe("UNSUPPORTED_MEDIA_TYPE");
    expect(college.calls).toEqual([]);
  });
});
