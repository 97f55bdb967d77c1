import type { FastifyInstance } from "fastify";

/** What every answer carries unless its route says otherwise. Nothing the college answers may be cached or framed. */
export const setSecurityHeaders = (app: FastifyInstance): void => {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({
      "x-request-id": request.id,
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "no-referrer",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cross-origin-resource-policy": "same-origin",
      "cache-control": "no-store",
    });
  });
};
