import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from "fastify";
import { snakeCaseKeys } from "../../../contract/camel-case.ts";
import { isDatabaseBusy, isStorageFull, isUnstorableText } from "../db/errors.ts";
import { texts } from "../texts.ts";
import { busy, notFound, Refusal, refuse, refuseFields } from "./refusal.ts";

/** Answers every failure in one shape. An unexpected error is logged, and the answer says nothing about it. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const refusal = refusalOf(error, request);
    if (refusal.status >= 500) logFailure(error, request);
    return answer(reply, refusal);
  });
  app.setNotFoundHandler((_request, reply) => answer(reply, notFound()));
};

const answer = (reply: FastifyReply, refusal: Refusal): FastifyReply =>
  reply.code(refusal.status).headers(refusal.headers).send(snakeCaseKeys(refusal.body));

const refusalOf = (error: FastifyError | Refusal, request: FastifyRequest): Refusal => {
  if (error instanceof Refusal) return error;
  if (error.validation !== undefined) {
    // A path whose parameter cannot exist is a path that does not exist.
    return error.validationContext === "params"
      ? notFound()
      : refuseFields(fieldErrors(error.validation));
  }
  if (isUnstorableText(error)) {
    const fields = unstorableFields(request);
    if (fields.length > 0) return refuseFields(Object.fromEntries(fields));
  }
  if (isStorageFull(error)) return refuse(507, texts.storageFull, "storage_full");
  if (isDatabaseBusy(error)) return busy();
  return frameworkRefusal(error) ?? refuse(500, texts.serverError, "server_error");
};

/** What a person types may become printable on its way (`typed-text.ts`), so only what reached the database is refused. */
const unstorableFields = (request: FastifyRequest): readonly (readonly [string, string[]])[] =>
  request.isMultipart()
    ? [[nameOf([]), [texts.field.notValid]]]
    : [request.params, request.query, request.body]
        .flatMap((part) => unstorablePaths(part))
        .map((path) => [nameOf(path), [texts.field.notValid]]);

const unstorablePaths = (
  value: unknown,
  path: readonly string[] = [],
): readonly (readonly string[])[] => {
  if (typeof value === "string") return /[\0\p{Cs}]/u.test(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => unstorablePaths(item, [...path, name]));
};

/** Fastify's own refusals of a request it could not read. Its messages quote the request, so ours replace them. */
const frameworkRefusal = (error: FastifyError): Refusal | undefined => {
  if (!error.code?.startsWith("FST_") || error.statusCode === undefined) return undefined;
  if (error.statusCode === 413) return refuse(413, texts.bodyTooLarge);
  if (error.statusCode === 415) return refuse(415, texts.unsupportedMediaType);
  if (error.statusCode === 503) return refuse(503, texts.stopping);
  return error.statusCode < 500 ? refuse(error.statusCode, texts.malformedBody) : undefined;
};

/**
 * The failing statement's parameters hang on a database error and may be codes or people's data: only
 * names, codes and places are logged.
 */
const logFailure = (error: Error, request: FastifyRequest): void => {
  request.log.error({ failure: describeFailure(error) }, "request failed");
};

const describeFailure = (error: Error): object => {
  const root = error.cause instanceof Error ? error.cause : error;
  return {
    name: root.name,
    code: "code" in root ? root.code : undefined,
    constraint: "constraint" in root ? root.constraint : undefined,
    // The first line of a stack is the message; a database's message names no values, a query's text does.
    message: error.cause instanceof Error ? root.message : error.message,
    stack: error.stack
      ?.split("\n")
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 12),
  };
};

const typeMessages: Readonly<Record<string, string>> = {
  string: texts.field.notString,
  integer: texts.field.notInteger,
  number: texts.field.notNumber,
  boolean: texts.field.notBoolean,
};

/**
 * Turns validation errors into Django REST framework's `{field: [message]}`, each field once. A field inside a
 * nested object is named by its path: `data.reference`. What concerns the body as a whole is `non_field_errors`.
 */
export const fieldErrors = (
  errors: readonly FastifySchemaValidationError[],
): Record<string, string[]> => {
  const fields = new Map<string, string[]>();
  for (const error of errors) {
    for (const [field, message] of describe(error)) {
      const messages = fields.get(field);
      if (messages === undefined) fields.set(field, [message]);
    }
  }
  return Object.fromEntries(fields);
};

const describe = (error: FastifySchemaValidationError): readonly (readonly [string, string])[] => {
  const at = error.instancePath.split("/").slice(1);
  if (error.keyword === "required") {
    return listOf(error.params.requiredProperties).map((property) => [
      nameOf([...at, property]),
      texts.field.required,
    ]);
  }
  return [[nameOf(at), messageOf(error)]];
};

const nameOf = (path: readonly string[]): string => path.join(".") || "non_field_errors";

const messageOf = ({ keyword, params }: FastifySchemaValidationError): string => {
  const limit = Number(params.limit ?? params.comparison);
  switch (keyword) {
    case "type":
      return typeMessages[String(params.type)] ?? texts.field.notValid;
    case "minLength":
      return limit === 1 ? texts.field.blank : texts.field.tooShort(limit);
    case "maxLength":
      return texts.field.tooLong(limit);
    case "minimum":
      return texts.field.tooSmall(limit);
    case "maximum":
      return texts.field.tooBig(limit);
    default:
      return texts.field.notValid;
  }
};

const listOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((item) => String(item)) : [];
