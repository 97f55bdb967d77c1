import { createReadStream } from "node:fs";
import { createRequire } from "node:module";
import type { FastifyPluginAsync } from "fastify";
import { endpoints } from "../../../contract/endpoints.ts";
import { type OpenApiDocument, openApiDocument } from "../../../contract/openapi/document.ts";

export interface DocsOptions {
  /** The college's name, for the document's title. */
  readonly collegeName: string;
  readonly version: string;
  /** The college service's address as its callers see it. */
  readonly serverUrl: string;
}

/** The icons in Swagger UI's stylesheet are `data:` images. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The files of Swagger UI that its page asks for, by media type. */
const swaggerUiFiles = {
  "text/css; charset=utf-8": ["index.css", "swagger-ui.css"],
  "text/javascript; charset=utf-8": ["swagger-ui-bundle.js", "swagger-ui-standalone-preset.js"],
  "image/png": ["favicon-16x16.png", "favicon-32x32.png"],
};

/** Takes the place of Swagger UI's own `swagger-initializer.js`. The page only describes: it sends no calls. */
const initializer = `window.onload = () => {
  SwaggerUIBundle({
    url: "../openapi.json",
    dom_id: "#swagger-ui",
    deepLinking: true,
    showExtensions: true,
    docExpansion: "none",
    supportedSubmitMethods: [],
    validatorUrl: null,
  });
};
`;

const { resolve } = createRequire(import.meta.url);
const swaggerUiFile = (name: string) => createReadStream(resolve(`swagger-ui-dist/${name}`));

/** `/openapi.json`, made when it is first asked for, and `/docs`: the same in Swagger UI. */
export const docsRoutes: FastifyPluginAsync<DocsOptions> = async (app, options) => {
  let document: OpenApiDocument | undefined;

  app.get("/openapi.json", async () => {
    document ??= openApiDocument(endpoints, {
      title: `${options.collegeName}: college service`,
      version: options.version,
      serverUrl: options.serverUrl,
    });
    return document;
  });
  app.get("/docs", async (_request, reply) => reply.redirect("/docs/index.html"));
  app.get("/docs/index.html", async (_request, reply) =>
    reply
      .header("content-security-policy", contentSecurityPolicy)
      .type("text/html; charset=utf-8")
      .send(swaggerUiFile("index.html")),
  );
  app.get("/docs/swagger-initializer.js", async (_request, reply) =>
    reply.type("text/javascript; charset=utf-8").send(initializer),
  );
  for (const [mediaType, names] of Object.entries(swaggerUiFiles)) {
    for (const name of names) {
      app.get(`/docs/${name}`, async (_request, reply) =>
        reply.type(mediaType).send(swaggerUiFile(name)),
      );
    }
  }
};
