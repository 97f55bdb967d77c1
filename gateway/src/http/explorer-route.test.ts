import { createHash } from "node:crypto";
import { parse, validate } from "graphql";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { exampleOperations } from "../graphql/examples.ts";
import { loadSchema } from "../graphql/schema.ts";

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway("http://127.0.0.1:9");
});

afterAll(() => gateway.close());

test("the explorer loads nothing external and runs only its own script", async () => {
  const answer = await gateway.browser().get("/graphql", { accept: "text/html" });
  const html = answer.body.toString();
  const policy = answer.headers["content-security-policy"] ?? "";

  const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script]) => script);
  const hashes = scripts.map((script) => createHash("sha256").update(script).digest("base64"));
  expect(scripts.length).toBeGreaterThan(0);
  for (const hash of hashes) expect(policy).toContain(`'sha256-${hash}'`);
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(html).not.toMatch(/<(script|link)[^>]+(src|href)="?https?:/);
  expect(html).toContain('"x-portal-request":"1"');
});

test.each(exampleOperations)("its example is valid for the schema: $query", ({ query }) => {
  expect(validate(loadSchema("Africa/Lagos"), parse(query))).toEqual([]);
});
