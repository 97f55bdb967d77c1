import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from "fastify";
import type { TSchema } from "typebox";
import { toCamelCase, toSnakeCase } from "../../../contract/camel-case.ts";
import type {
  BodyOf,
  Endpoint,
  EndpointAuth,
  HeadersOf,
  ParamsOf,
  QueryOf,
  ResponseOf,
} from "../../../contract/endpoint.ts";
import { type Account, admit } from "../accounts/guard.ts";
import type { College } from "../context.ts";
import { type FileAnswer, isFileAnswer, sendFile } from "./file-answer.ts";

/** Who is calling, as far as an endpoint's `auth` promises somebody. */
type CallerOf<Auth extends EndpointAuth> = Auth extends "none"
  ? undefined
  : Auth extends "optional"
    ? Account | undefined
    : Account;

/** One call of an endpoint: its parts validated and typed by the contract. */
export interface Call<E extends Endpoint> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly headers: HeadersOf<E>;
  /** Undefined for a multipart endpoint, whose handler reads the parts itself. */
  readonly body: E extends { encoding: "multipart" } ? undefined : BodyOf<E>;
  readonly account: CallerOf<E["auth"]>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Answer<E extends Endpoint> = E["response"] extends TSchema
  ? E["status"] extends 204
    ? undefined
    : ResponseOf<E>
  : FileAnswer;

export interface Mount<E extends Endpoint> {
  /** Refuses a caller who may not touch this record, by throwing. Runs on valid input, before the handler. */
  readonly authorize?: (call: Call<E>) => Promise<void>;
  readonly handler: (call: Call<E>) => Promise<Answer<E>>;
  /** Lets an account that must change its password through. */
  readonly whilePasswordIsDue?: boolean;
  /** In bytes, where the service's default of 64 KiB does not fit. */
  readonly bodyLimit?: number;
}

/**
 * Serves one endpoint of the contract: the caller's access is checked before the body is read, then the parts are
 * validated, then `authorize`, then `handler`. Fields of the answer that are not in the contract are dropped.
 */
export const mount = <E extends Endpoint>(
  app: FastifyInstance,
  college: College,
  endpoint: E,
  { authorize, handler, whilePasswordIsDue = false, bodyLimit }: Mount<E>,
): void => {
  const callers = new WeakMap<FastifyRequest, Account>();
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1"),
    schema: schemaOf(endpoint),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    onRequest: async (request) => {
      const account = await admit(college, endpoint, request.headers.authorization, {
        whilePasswordIsDue,
      });
      if (account !== undefined) callers.set(request, account);
    },
    handler: async (request, reply) => {
      const headers: unknown = request.headers;
      // The validator compiled from the same endpoint has passed these parts; TypeScript cannot follow it there.
      const call = {
        params: fromWire(endpoint.params, request.params),
        query: fromWire(endpoint.query, request.query),
        headers,
        body: fromWire(endpoint.body, request.body),
        account: callers.get(request),
        request,
        reply,
      } as Call<E>;
      await authorize?.(call);
      const answer = await handler(call);
      reply.code(endpoint.status);
      return isFileAnswer(answer) ? sendFile(reply, answer) : reply.send(toWire(endpoint, answer));
    },
  });
};

/** A part of a call as code names it; nothing where the endpoint has no such part. */
const fromWire = (shape: TSchema | undefined, part: unknown): unknown =>
  shape === undefined ? part : toCamelCase(shape)(part);

const toWire = ({ response }: Endpoint, answer: unknown): unknown =>
  "file" in response ? answer : toSnakeCase(response)(answer);

const schemaOf = (endpoint: Endpoint): NonNullable<RouteOptions["schema"]> => ({
  ...(endpoint.params && { params: endpoint.params }),
  ...(endpoint.query && { querystring: endpoint.query }),
  ...(endpoint.headers && { headers: endpoint.headers }),
  ...(endpoint.body && endpoint.encoding !== "multipart" && { body: endpoint.body }),
  ...(endpoint.status !== 204 &&
    !("file" in endpoint.response) && { response: { [endpoint.status]: endpoint.response } }),
});
