import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import formbody from "@fastify/formbody";
import multipart from "@fastify/multipart";
import { TypeBoxValidatorCompiler } from "@fastify/type-provider-typebox";
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import { mountAuth } from "./auth/routes.ts";
import type { College } from "./context.ts";
import { answerErrors } from "./http/errors.ts";
import { setSecurityHeaders } from "./http/headers.ts";
import { parseJson } from "./http/raw-body.ts";
import { mountMedia } from "./media/routes.ts";
import { mountPayments } from "./payments/mount.ts";
import { mountRegistration } from "./registration/routes.ts";
import { mountStudent } from "./student/routes.ts";

const bodyLimit = 64 * 1024;

/** The college's REST service over its context, not yet listening. */
export const buildCollege = async (college: College): Promise<FastifyInstance> => {
  const log: FastifyBaseLogger = college.log;
  const app: FastifyInstance = fastify({
    loggerInstance: log,
    logController: new LogController({ requestIdLogLabel: "requestId" }),
    bodyLimit,
    requestTimeout: 30_000,
    trustProxy: [...college.config.trustedProxies],
    requestIdHeader: false,
    genReqId: requestIdOf,
    forceCloseConnections: "idle",
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  parseJson(app);
  setSecurityHeaders(app);
  answerErrors(app);
  await app.register(formbody, { bodyLimit });
  await app.register(multipart);
  mountAuth(app, college);
  mountStudent(app, college);
  mountMedia(app, college);
  mountRegistration(app, college);
  await mountPayments(app, college);
  app.get("/health", async () => ({ status: "ok" }));
  return app;
};

/** The caller's own id where it is one, so that one request can be followed through both services' logs. */
const requestIdOf = (request: IncomingMessage): string => {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.:-]{1,64}$/.test(given) ? given : randomUUID();
};
