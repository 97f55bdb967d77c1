import type { FastifyInstance } from "fastify";
import type { CollegeMetrics } from "../metrics/college-metrics.ts";

/** Measures every request by its route's pattern: an address itself may name a person. */
export const measureRequests = (app: FastifyInstance, metrics: CollegeMetrics): void => {
  app.addHook("onResponse", (request, reply, done) => {
    metrics.request(request.method, request.routeOptions.url, reply.statusCode, reply.elapsedTime);
    done();
  });
};
