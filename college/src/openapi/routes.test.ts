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

  it("is shown by Swagger UI, whose files come from this service alone", async () => {
    const app = await startDocs();
    const { headers } = await app.inject("/docs");
    const address = new URL(headers.location ?? "", "http://college");
    const page = await app.inject(address.pathname);
    expect(page.headers["content-type"]).toContain("text/html");
    const linked = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url = ""]) => url);
    expect(linked.length).toBeGreaterThan(5);
    for (const url of linked) {
      const { origin, pathname } = new URL(url, address);
      expect(origin).toBe("http://college");
      expect((await app.inject(pathname)).statusCode, url).toBe(200);
    }
    const bundle = await app.inject("/docs/swagger-ui-bundle.js");
    expect(bundle.body).toContain("SwaggerUIBundle");
    const initializer = await app.inject("/docs/swagger-initializer.js");
    const [, documentUrl = ""] = /url: "([^"]+)"/.exec(initializer.body) ?? [];
    expect(new URL(documentUrl, address).href).toBe("http://college/openapi.json");
  });

  it("is served under a policy without other hosts and inline code", async () => {
    const page = await (await startDocs()).inject("/docs/index.html");
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
    expect(policy).not.toMatch(/unsafe|https?:/);
    expect(page.body).not.toMatch(/<style|<script>|\sstyle=/);
  });
});
