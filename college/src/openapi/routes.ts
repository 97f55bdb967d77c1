import type { FastifyPluginAsync } from "fastify";
import { endpoints } from "../../../contract/endpoints.ts";
import { openApiDocument } from "../../../contract/openapi/document.ts";
import { openApiPage, openApiPageStyle } from "../../../contract/openapi/page.ts";

export interface DocsOptions {
  /** The college's name, for the document's title. */
  readonly collegeName: string;
  readonly version: string;
  /** The college service's address as its callers see it. */
  readonly serverUrl: string;
}

const contentSecurityPolicy =
  "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** `/openapi.json`, and `/docs`: the same as a page to read. Both are made once, when they are first asked for. */
export const docsRoutes: FastifyPluginAsync<DocsOptions> = async (app, options) => {
  const document = once(() =>
    openApiDocument(endpoints, {
      title: `${options.collegeName}: college service`,
      version: options.version,
      serverUrl: options.serverUrl,
    }),
  );
  const page = once(() =>
    openApiPage(document(), { styleUrl: "/docs/style.css", documentUrl: "/openapi.json" }),
  );

  app.get("/openapi.json", async () => document());
  app.get("/docs", async (_request, reply) =>
    reply
      .header("content-security-policy", contentSecurityPolicy)
      .type("text/html; charset=utf-8")
      .send(page()),
  );
  app.get("/docs/style.css", async (_request, reply) =>
    reply.type("text/css; charset=utf-8").send(openApiPageStyle),
  );
};

const once = <Made>(make: () => Made): (() => Made) => {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
};
