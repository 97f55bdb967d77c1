import type { ServerResponse } from "node:http";

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

/** Set on every answer before its route runs. The route may replace them. */
export const setSecurityHeaders = (
  response: ServerResponse,
  { requestId, secure }: { readonly requestId: string; readonly secure: boolean },
): void => {
  response.setHeader("x-request-id", requestId);
  response.setHeader("content-security-policy", contentSecurityPolicy);
  response.setHeader("x-content-type-options", "nosniff");
  response.setHeader("x-frame-options", "DENY");
  // Payment references and receipt codes stand in addresses.
  response.setHeader("referrer-policy", "same-origin");
  response.setHeader(
    "permissions-policy",
    "camera=(self), geolocation=(), microphone=(), payment=()",
  );
  response.setHeader("cross-origin-opener-policy", "same-origin");
  response.setHeader("cross-origin-resource-policy", "same-origin");
  if (secure) {
    response.setHeader("strict-transport-security", "max-age=31536000; includeSubDomains");
  }
};
