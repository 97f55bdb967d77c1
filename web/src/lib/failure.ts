import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { texts } from "../texts.ts";

/** What a screen may say of a failed request. `code` is the gateway's stable code. */
export interface Failure {
  readonly code: string;
  readonly message: string;
  /** Of `RATE_LIMITED`: when asking again is worth it. */
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

/** The GraphQL errors in the body of an answer whose status was not 2xx. */
const errorsIn = (body: string): readonly unknown[] => {
  try {
    const answer: unknown = JSON.parse(body);
    return isRecord(answer) && Array.isArray(answer.errors) ? answer.errors : [];
  } catch {
    return [];
  }
};

/** Every failure that an error of Apollo Client carries; none where the gateway did not answer. */
export const failuresOf = (error: unknown): readonly Failure[] => {
  if (CombinedGraphQLErrors.is(error)) return error.errors.map(failureFrom);
  if (!ServerError.is(error) && !ServerParseError.is(error)) return [];
  const failures = errorsIn(error.bodyText).map(failureFrom);
  return failures.length > 0
    ? failures
    : [{ code: "UNAVAILABLE", message: texts.failures.unknown }];
};

/**
 * The failure to show. The gateway words its own errors for people; anything that is no answer of the gateway is the
 * network's fault as far as a person can tell.
 */
export const failureOf = (error: unknown): Failure =>
  failuresOf(error)[0] ?? { code: "NETWORK", message: texts.failures.network };
