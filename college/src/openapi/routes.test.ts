import fastify from "fastify";
import { describe, expect, it } from "vitest";
import { endpoints } from "../../../contract/endpoints.ts";
import { docsRoutes } from "./routes.ts";

const startDocs = async () => {
  const app = fastify();
  await app.register(docsRoutes, {
    collegeName: "State College",
    version: "1.1.3",
    serverUrl: "http://127.0.0.1:4001",
  });
  return app;
};

describe("the service's own description", () => {
  it("is served as an OpenAPI document of the whole contract", async () => {
    const answer = await (await startDocs()).inject("/openapi.json");
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.json()).toMatchObject({
      openapi: "3.1.0",
      info: { title: "State College: college service", version: "1.1.3" },
      servers: [{ url: "http://127.0.0.1:4001" }],
    });
    expect(Object.keys(answer.json().paths).length).toBe(
      new Set(endpoints.map(({ path }) => path)).size,
    );
  });

  it("is served as a page under a policy that allows no script", async () => {
    const app = await startDocs();
    const page = await app.inject("/docs");
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.headers["content-security-policy"]).toMatch(
      /^default-src 'none'; style-src 'self'/,
    );
    const [, styleUrl] = /rel="stylesheet" href="([^"]+)"/.exec(page.body) ?? [];
    const style = await app.inject(styleUrl ?? "");
    expect(style.headers["content-type"]).toContain("text/css");
  });
});
