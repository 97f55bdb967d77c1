import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { texts } from "../texts.ts";

/** A failed request as a screen shows it. `code` is the gateway's error code. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  /** For `RATE_LIMITED`: when to retry. */
  readonly retryAfterSeconds?: number;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

const failureFrom = (error: unknown): Failure => {
  const { message, extensions } = isRecord(error) ? error : {};
  const { code, retryAfterSeconds } = isRecord(extensions) ? extensions : {};
  return {
    code: typeof code === "string" ? code : "INTERNAL",
    message: typeof message === "string" && message ? message : texts.failures.unknown,
    ...(typeof retryAfterSeconds === "number" && { retryAfterSeconds }),
  };
};

/** The GraphQL errors in a response whose status is not 2xx. */
const errorsIn = (body: string): readonly unknown[] => {
  try {
    const answer: unknown = JSON.parse(body);
    return isRecord(answer) && Array.isArray(answer.errors) ? answer.errors : [];
  } catch {
    return [];
  }
};

/** All failures in an error of Apollo Client. Empty if the gateway did not respond. */
export const failuresOf = (error: unknown): readonly Failure[] => {
  if (CombinedGraphQLErrors.is(error)) return error.errors.map(failureFrom);
  if (!ServerError.is(error) && !ServerParseError.is(error)) return [];
  const failures = errorsIn(error.bodyText).map(failureFrom);
  return failures.length > 0
    ? failures
    : [{ code: "UNAVAILABLE", message: texts.failures.unknown }];
};

/**
 * The failure to show. Error messages of the gateway are written for people. Anything else counts as a network failure.
 */
export const failureOf = (error: unknown): Failure =>
  failuresOf(error)[0] ?? { code: "NETWORK", message: texts.failures.network };
