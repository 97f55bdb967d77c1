import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { texts } from "../texts.ts";

/** What a screen may say of a failed request. `code` is the gateway's stable code. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

const codeOf = (extensions: Readonly<Record<string, unknown>> | undefined): string =>
  typeof extensions?.code === "string" ? extensions.code : "INTERNAL";

/**
 * Turns whatever Apollo Client raised into a code and a sentence. The gateway words its own errors for people;
 * anything that is not an answer of the gateway is the network's fault as far as a person can tell.
 */
export const failureOf = (error: unknown): Failure => {
  if (CombinedGraphQLErrors.is(error)) {
    const first = error.errors[0];
    return {
      code: codeOf(first?.extensions),
      message: first?.message || texts.failures.unknown,
    };
  }
  if (ServerError.is(error) || ServerParseError.is(error)) {
    return { code: "UNAVAILABLE", message: texts.failures.unknown };
  }
  return { code: "NETWORK", message: texts.failures.network };
};
