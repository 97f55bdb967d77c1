import { createHash } from "node:crypto";
import type { Exchange } from "./exchange.ts";

/** What a page with these inline styles obeys. */
const policyWith = (styleHashes: readonly string[]): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes].join(" "),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");

/**
 * The portal's pages run and look as their own files say. Ant Design's styles are made when the client is built. The styles that
 * stand in a page itself, which it shows before any file has arrived, are allowed by their hashes.
 */
export const policyOf = (page: string): string =>
  policyWith(hashesOf(page, /<style>([\s\S]*?)<\/style>/g));

/** Sources of a content security policy for what the page has between these tags. */
export const hashesOf = (page: string, tags: RegExp): readonly string[] =>
  [...page.matchAll(tags)].map(
    ([, content = ""]) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
  );

/** What only a document obeys. Names and values in turn. */
const ofDocuments: readonly string[] = [
  "content-security-policy",
  policyWith([]),
  "x-frame-options",
  "DENY",
  "permissions-policy",
  "camera=(self), geolocation=(), microphone=(), payment=()",
  "cross-origin-opener-policy",
  "same-origin",
];

const always: readonly string[] = [
  ...ofDocuments,
  "x-content-type-options",
  "nosniff",
  // Payment references and receipt codes stand in addresses.
  "referrer-policy",
  "same-origin",
  "cross-origin-resource-policy",
  "same-origin",
];

const overHttps: readonly string[] = [
  ...always,
  "strict-transport-security",
  "max-age=31536000; includeSubDomains",
];

/** What every answer has, as `writeHead` takes it. */
export const securityHeaders = ({ requestId, isSecure }: Exchange): string[] => [
  "x-request-id",
  requestId,
  ...(isSecure ? overHttps : always),
];

/** Set on every answer that is not sent with `sendAtOnce`, before its route runs. The route may replace them. */
export const setSecurityHeaders = (exchange: Exchange): void => {
  const { response } = exchange;
  if (response.headersSent) return;
  const headers = securityHeaders(exchange);
  for (let at = 0; at < headers.length; at += 2) {
    response.setHeader(headers[at] ?? "", headers[at + 1] ?? "");
  }
};

/**
 * For a script or a style sheet, which `nosniff` keeps from being a document. Half a kilobyte more for each file of a screen would
 * cost a slow network a tenth of a second.
 */
export const removeDocumentHeaders = ({ response }: Exchange): void => {
  for (let at = 0; at < ofDocuments.length; at += 2) response.removeHeader(ofDocuments[at] ?? "");
};
