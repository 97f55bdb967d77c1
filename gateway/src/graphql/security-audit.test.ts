import request, { type Response } from "supertest";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";

/**
 * The checks of the auditor graphql-cop (https://github.com/dolevf/graphql-cop), with the portal's header, which an
 * attacker's own program can send.
 */

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway("http://127.0.0.1:9", { production: true, graphiql: false });
});

afterAll(() => gateway.close());

const post = (body: object): Promise<Response> =>
  request(gateway.url).post("/graphql").set("x-portal-request", "1").send(body).then();

const ask = (query: string): Promise<Response> => post({ query });

const repeated = (times: number, part: (index: number) => string): string =>
  Array.from({ length: times }, (_, index) => part(index)).join(" ");

const deepSchema =
  "{ __schema { types { fields { type { fields { type { fields { type { fields { type { name } } } } } } } } } } }";

describe("an auditor finds no", () => {
  test.each([
    ["alias overloading", `{ ${repeated(101, (index) => `alias${index}: __typename`)} }`],
    ["field duplication", `{ ${repeated(500, () => "__typename")} }`],
    ["field duplication below the top", `{ portal { ${repeated(500, () => "version")} } }`],
    ["duplicated inline fragments", `{ ${repeated(300, () => "... { __typename }")} }`],
    [
      "duplicated fragments",
      `{ ${repeated(500, () => "...F")} } fragment F on Query { __typename }`,
    ],
    ["circular introspection", deepSchema],
    [
      "circular fragments",
      "{ __schema { ...A } } fragment A on __Schema { __typename ...B } fragment B on __Schema { ...A }",
    ],
    ["introspection", "{ __schema { queryType { name } } }"],
    ["mutation's name by introspection", '{ __type(name: "Mutation") { name } }'],
  ])("%s", async (_what, query) => {
    const { body } = await ask(query);

    expect(body).not.toHaveProperty("data");
    expect(body.errors).not.toHaveLength(0);
    for (const { extensions } of body.errors) expect(extensions.code).toBe("INVALID_REQUEST");
  });

  test("directive overloading", async () => {
    const { body } = await ask(`{ __typename ${repeated(10, () => "@aa")} }`);

    expect(body.errors).toHaveLength(1);
  });

  test("batching by lists", async () => {
    const { body } = await post(Array.from({ length: 11 }, () => ({ query: "{ __typename }" })));

    expect(body).toMatchObject({ errors: [{ extensions: { code: "INVALID_REQUEST" } }] });
    expect(body).not.toHaveProperty("data");
  });

  test("mutation by GET", async () => {
    const answer = await request(gateway.url)
      .get("/graphql")
      .query({ query: "mutation { __typename }" })
      .set("x-portal-request", "1");

    expect(answer.body).not.toHaveProperty("data");
  });

  test("query by POST that is no JSON", async () => {
    const send = () => request(gateway.url).post("/graphql").set("x-portal-request", "1");
    const query = "{ __typename }";
    const answers = [
      await send().query({ query }),
      await send().type("form").send({ query }),
      await send().query({ query }).type("form").send({ query }),
    ];

    for (const { status, body } of answers) {
      expect(status).toBe(415);
      expect(body).not.toHaveProperty("data");
    }
  });

  test("explorer", async () => {
    for (const path of ["/graphiql", "/playground", "/console", "/graphql"]) {
      for (const accept of ["*/*", "text/html"]) {
        const { text } = await request(gateway.url).get(path).set("accept", accept);
        expect(text).not.toMatch(/graphiql|graphql[ -]playground/i);
      }
    }
  });

  test("tracing", async () => {
    const { body } = await ask("{ __typename }");

    expect(body).toEqual({ data: { __typename: "Query" } });
  });

  test.each([
    ["unhandled error", "qwerty cop { abc }"],
    ["stack trace", "{ viewer { nothing } }"],
    ["suggestion of a field", "{ __schema { directive } }"],
    ["suggestion of a field of the schema", "{ portel { version } }"],
    ["suggestion of an argument", '{ passwordLink(tokem: "x") { __typename } }'],
  ])("%s", async (_what, query) => {
    const { text, body } = await ask(query);

    expect(body.errors).not.toHaveLength(0);
    expect(text).not.toMatch(/exception|stack|did you mean/i);
  });
});
