import type { FastifyInstance, FastifyRequest } from "fastify";

const rawBodies = new WeakMap<object, Buffer>();

/** Parses JSON as Fastify would, and keeps the bytes, over which the webhook checks a signature. */
export const parseJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser(
    "application/json",
    { parseAs: "buffer" },
    (request, body: Buffer, done) => {
      rawBodies.set(request, body);
      parse(request, body.toString("utf8"), done);
    },
  );
};

/** The bytes of a JSON body as they arrived; empty where there was none. */
export const rawBodyOf = (request: FastifyRequest): Buffer =>
  rawBodies.get(request) ?? Buffer.alloc(0);
