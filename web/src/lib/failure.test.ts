import { CombinedGraphQLErrors, ServerError, ServerParseError } from "@apollo/client/errors";
import { describe, expect, it } from "vitest";
import { failureOf, failuresOf } from "./failure.ts";

const graphqlError = (message: string, extensions?: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ errors: [{ message, ...(extensions && { extensions }) }] });

const serverError = (status: number, bodyText: string) =>
  new ServerError("refused", { response: new Response(null, { status }), bodyText });

const unknown = "Something went wrong. Please try again.";

describe("the failure that a screen shows", () => {
  it("is the gateway's sentence and code", () => {
    const error = graphqlError("Too many attempts.", { code: "RATE_LIMITED" });
    expect(failureOf(error)).toEqual({ code: "RATE_LIMITED", message: "Too many attempts." });
  });

  it("is general without a message of the gateway", () => {
    expect(failureOf(graphqlError(""))).toEqual({ code: "INTERNAL", message: unknown });
  });

  it("is read from a response with an error status, too", () => {
    const body = JSON.stringify({
      errors: [{ message: "The file is too large.", extensions: { code: "REQUEST_TOO_LARGE" } }],
    });
    expect(failureOf(serverError(413, body))).toEqual({
      code: "REQUEST_TOO_LARGE",
      message: "The file is too large.",
    });
  });

  it.each([
    "<html>Bad gateway</html>",
    "",
    "{}",
    '{"errors":[]}',
    '{"errors":"no"}',
    "null",
  ])("shows nothing of an answer that is not the gateway's: %j", (body) => {
    expect(failureOf(serverError(502, body))).toEqual({ code: "UNAVAILABLE", message: unknown });
  });

  it("ignores an unreadable response", () => {
    const error = new ServerParseError(new SyntaxError("Unexpected token"), {
      response: new Response(null, { status: 200 }),
      bodyText: "<html>",
    });
    expect(failureOf(error).message).toBe(unknown);
  });

  it("is the network's for any other error", () => {
    const error = new TypeError("Failed to fetch");
    expect(failuresOf(error)).toEqual([]);
    expect(failureOf(error)).toEqual({
      code: "NETWORK",
      message: "The portal could not be reached. Check your network connection and try again.",
    });
  });
});
