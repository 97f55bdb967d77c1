import type { Exchange } from "./exchange.ts";

/** The portal's pages run and look as their own files say. Ant Design's styles are made when the client is built. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Names and values in turn. */
const always: readonly string[] = [
  "content-security-policy",
  contentSecurityPolicy,
  "x-content-type-options",
  "nosniff",
  "x-frame-options",
  "DENY",
  // Payment references and receipt codes stand in addresses.
  "referrer-policy",
  "same-origin",
  "permissions-policy",
  "camera=(self), geolocation=(), microphone=(), payment=()",
  "cross-origin-opener-policy",
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
