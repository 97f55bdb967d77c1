import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { exampleOperations } from "../graphql/examples.ts";
import { graphqlPath } from "../graphql/server.ts";
import type { Route } from "./exchange.ts";
import { hashesOf } from "./security-headers.ts";
import { acceptsHtml, encodingFor, send } from "./send.ts";

interface Page {
  readonly html: Buffer;
  readonly gzipped: Buffer;
  readonly contentSecurityPolicy: string;
}

/** GraphiQL for a browser that opens the GraphQL path. The page is self-contained and loads nothing. */
export const explorerRoute = (title: string): Route => {
  let page: Promise<Page> | undefined;
  return async (exchange) => {
    const { path, request } = exchange;
    if (path !== graphqlPath || request.method !== "GET" || !acceptsHtml(exchange)) return false;
    if (request.headers["x-portal-request"] !== undefined) return false;
    page ??= makePage(title);
    const { html, gzipped, contentSecurityPolicy } = await page;
    const compressed = encodingFor(exchange) !== undefined;
    await send(exchange, {
      status: 200,
      type: "text/html; charset=utf-8",
      body: compressed ? gzipped : html,
      encoded: compressed ? "gzip" : "identity",
      headers: { "content-security-policy": contentSecurityPolicy },
    });
    return true;
  };
};

/** Ten megabytes of editor are loaded only when somebody first opens the page. */
const makePage = async (title: string): Promise<Page> => {
  const { renderGraphiQL } = await import("@graphql-yoga/render-graphiql");
  const html = renderGraphiQL({
    title,
    endpoint: graphqlPath,
    additionalHeaders: { "x-portal-request": "1" },
    defaultTabs: [...exampleOperations],
    shouldPersistHeaders: false,
  });
  const bytes = Buffer.from(html);
  return {
    html: bytes,
    gzipped: await promisify(gzip)(bytes),
    contentSecurityPolicy: policyFor(html),
  };
};

/** Allows only this page's own scripts, by their hashes, and the editor's workers. */
const policyFor = (html: string): string => {
  const hashes = hashesOf(html, /<script>([\s\S]*?)<\/script>/g);
  return [
    "default-src 'none'",
    `script-src ${hashes.join(" ")} blob:`,
    "worker-src blob:",
    "style-src 'unsafe-inline'",
    "font-src data:",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
};
