import { GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import { CollegeFailure } from "../college/failure.ts";
import { portalErrorOf } from "../college/portal-error.ts";
import type { GatewayContext } from "../context.ts";
import { type ErrorCode, errorTexts, PortalError } from "../errors.ts";
import type { RequestLog } from "../http/request-log.ts";

interface Parts {
  readonly log: RequestLog;
  /** True if developers may see the schema. */
  readonly explorer: boolean;
}

/**
 * The error that a client gets: a code of the closed list with its message. Only the gateway's own texts and
 * GraphQL's messages about an invalid request pass. Everything else becomes `INTERNAL` and is logged.
 */
const publicErrorOf = (error: unknown, { log, explorer }: Parts): GraphQLError => {
  const located = error instanceof GraphQLError ? error : undefined;
  const cause = located?.originalError ?? error;
  if (cause instanceof PortalError) {
    if (cause.code === "UNAVAILABLE" || cause.code === "INTERNAL") {
      log.error({ err: cause.cause ?? cause, code: cause.code }, "the portal failed");
    }
    return relocated(cause, located);
  }
  if (cause instanceof CollegeFailure) {
    if (cause.kind !== "refused")
      log.warn({ reason: cause.message }, "a call to the college failed");
    return relocated(portalErrorOf(cause), located);
  }
  // An invalid variable gives two nested errors. Neither comes from the gateway's code.
  if (located !== undefined && cause instanceof GraphQLError) {
    return requestError(located, explorer ? located.message : withoutQuotes(located.message));
  }
  log.error({ err: cause }, "unexpected error");
  return relocated(new PortalError("INTERNAL"), located);
};

/** All errors of an answer. An `INTERNAL` error carries the request's id, which leads to the log entry. */
export const publicErrorsOf = (
  errors: readonly unknown[],
  { requestId, log }: Pick<GatewayContext, "requestId" | "log">,
  explorer: boolean,
): readonly GraphQLError[] =>
  errors.map((error) => withRequestId(publicErrorOf(error, { log, explorer }), requestId));

/** Makes every error of the server's answers public. */
export const publicErrors = (explorer: boolean): Plugin<GatewayContext> => ({
  onResultProcess({ result, setResult, serverContext }) {
    if (Array.isArray(result) || !("errors" in result) || result.errors === undefined) return;
    // Yoga's hook type is too loose: the value is the context that `fetch` received.
    const context = serverContext as unknown as GatewayContext;
    setResult({ ...result, errors: publicErrorsOf(result.errors, context, explorer) });
  },
});

const isCode = (code: unknown): code is ErrorCode =>
  typeof code === "string" && Object.hasOwn(errorTexts, code);

const withRequestId = (error: GraphQLError, requestId: string): GraphQLError => {
  if (error.extensions.code !== "INTERNAL") return error;
  const { message, path, extensions } = error;
  return new GraphQLError(message, {
    ...(path && { path }),
    extensions: { ...extensions, requestId },
  });
};

const relocated = (error: PortalError, located: GraphQLError | undefined): GraphQLError =>
  new GraphQLError(error.message, {
    ...(located?.path && { path: located.path }),
    extensions: error.extensions,
  });

/** GraphQL quotes an invalid variable, which may be a password, and suggests names of the schema. */
const withoutQuotes = (message: string): string =>
  /^Variable "\$\w+" got invalid value/.exec(message)?.[0] ??
  message.replace(/ Did you mean .*$/s, "");

/** An error of the request itself. GraphQL's message helps the client's author. */
const requestError = (error: GraphQLError, words: string): GraphQLError => {
  const { code, http } = error.extensions;
  const status = http && { http };
  if (code === "REQUEST_ENTITY_TOO_LARGE") {
    return new GraphQLError(errorTexts.REQUEST_TOO_LARGE, {
      extensions: { code: "REQUEST_TOO_LARGE", ...status },
    });
  }
  const { nodes, source, positions, path } = error;
  return new GraphQLError(words, {
    ...(nodes && { nodes }),
    ...(source && { source }),
    ...(positions && { positions }),
    ...(path && { path }),
    extensions: { code: isCode(code) ? code : "INVALID_REQUEST", ...status },
  });
};
