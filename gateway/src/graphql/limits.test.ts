import { print } from "graphql";
import request from "supertest";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientOperations } from "../../testing/client-operations.ts";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";

/** As they are sent. */
const operations = clientOperations.map(([name, document]) => [name, print(document)] as const);

describe("the client's operation", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await startTestGateway("http://127.0.0.1:1");
  });
  afterAll(() => gateway.close());

  it.each(operations)("%s is within the limits of one operation", async (_name, query) => {
    const { text } = await request(gateway.url)
      .post("/graphql")
      .set("x-portal-request", "1")
      .send({ query });
    // Without variables and a session nothing runs. The test only checks whether the size is refused.
    expect(text).not.toContain("Query validation error");
  });
});
