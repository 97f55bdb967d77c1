import request, { type Test } from "supertest";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { type ScriptedCollege, startScriptedCollege } from "../../testing/scripted-college.ts";
import { scriptSignIn, scriptStudentArea } from "../../testing/scripted-student.ts";
import { persistedOperations } from "../generated/persisted-operations.ts";

let college: ScriptedCollege;
let open: TestGateway;
let closed: TestGateway;
let cookie: string;

beforeAll(async () => {
  college = await startScriptedCollege();
  scriptStudentArea(college);
  scriptSignIn(college);
  open = await startTestGateway(college.url, { operations: "any" });
  closed = await startTestGateway(college.url, { operations: "persisted", graphiql: false });
  const input = { role: "STUDENT", username: "COHT/2024/002", password: "bello" };
  const { headers } = await post(closed).send(byId(idOf("SignIn"), { input }));
  cookie = String(headers["set-cookie"]);
});

beforeEach(() => college.forget());

afterAll(async () => {
  await open.close();
  await closed.close();
  await college.close();
});

/** The id of the client's operation of this name. */
const idOf = (name: string): string => {
  for (const [id, text] of persistedOperations) {
    if (new RegExp(`(query|mutation|subscription) ${name}\\b`).test(text)) return id;
  }
  throw new Error(`The client has no ${name}`);
};

const byId = (sha256Hash: string, variables: object = {}): object => ({
  variables,
  extensions: { persistedQuery: { version: 1, sha256Hash } },
});

const post = ({ url }: TestGateway): Test =>
  request(url).post("/graphql").set("x-portal-request", "1");

const codesIn = ({ body }: request.Response): readonly string[] =>
  (body.errors ?? []).map(({ extensions }: { extensions: { code: string } }) => extensions.code);

const text = "{ portal { version } }";

describe("by default", () => {
  test("an operation runs by its id alone", async () => {
    const answer = await post(open).send(byId(idOf("Portal")));

    expect(answer.status).toBe(200);
    expect(answer.body.data.portal).toMatchObject({ __typename: "Portal" });
  });

  test("the name of the operation and the id may come together", async () => {
    const answer = await post(open).send({ ...byId(idOf("Portal")), operationName: "Portal" });

    expect(answer.body.data.portal).toMatchObject({ __typename: "Portal" });
  });

  test("an operation runs by an address with its id", async () => {
    const { extensions } = { extensions: "", ...byId(idOf("Portal")) };
    const answer = await request(open.url)
      .get("/graphql")
      .query({ extensions: JSON.stringify(extensions) })
      .set("x-portal-request", "1");

    expect(answer.body.data.portal).toMatchObject({ __typename: "Portal" });
  });

  test("any text runs", async () => {
    expect((await post(open).send({ query: text })).body.data.portal.version).toBeTruthy();
  });

  test.each(["0".repeat(64), "", "__proto__"])("the id %j is unknown", async (id) => {
    expect(codesIn(await post(open).send(byId(id)))).toEqual(["PERSISTED_QUERY_NOT_FOUND"]);
    expect(college.calls).toEqual([]);
  });

  test("neither an id nor a text is an invalid request", async () => {
    const answer = await post(open).send({ variables: {} });

    expect(answer.status).toBe(400);
    expect(codesIn(answer)).toEqual(["INVALID_REQUEST"]);
  });
});

describe("with persisted operations only", () => {
  test("an operation runs by its id", async () => {
    const answer = await post(closed).send(byId(idOf("Portal")));

    expect(answer.body.data.portal).toMatchObject({ __typename: "Portal" });
  });

  const otherwise: readonly (readonly [string, (gateway: TestGateway) => Test])[] = [
    ["a text", (gateway) => post(gateway).send({ query: text })],
    [
      "a text with an id",
      (gateway) => post(gateway).send({ query: text, ...byId(idOf("Portal")) }),
    ],
    [
      "an address",
      (gateway) =>
        request(gateway.url).get("/graphql").query({ query: text }).set("x-portal-request", "1"),
    ],
    [
      "a stream",
      (gateway) =>
        post(gateway)
          .set("accept", "text/event-stream")
          .send({ query: "subscription { hostelAvailability { free } }" }),
    ],
    [
      "an upload",
      (gateway) =>
        post(gateway)
          .set("cookie", cookie)
          .field("operations", JSON.stringify({ query: text, variables: { file: null } }))
          .field("map", JSON.stringify({ file: ["variables.file"] }))
          .attach("file", Buffer.from("%PDF"), "result.pdf"),
    ],
  ];

  test.each(otherwise)("%s of another's own is refused", async (_name, send) => {
    const answer = await send(closed);

    expect(answer.text).toContain('"code":"PERSISTED_QUERY_REQUIRED"');
    expect(answer.text).not.toContain("version");
    expect(college.calls).toEqual([]);
  });
});
