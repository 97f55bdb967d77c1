import type { TSchema } from "typebox";
import type { Endpoint } from "../../../contract/endpoint.ts";
import { tolerate } from "../../../contract/tolerance.ts";
import { CollegeFailure } from "./failure.ts";
import { readRefusal } from "./refusal.ts";
import { hasShape } from "./shape.ts";

/** An answer of the college, read whole. */
export interface RawAnswer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly text: string;
}

/** Statuses with which a proxy answers if the college is down. */
const proxyStatuses = new Set([502, 503, 504]);

/** Statuses that mean "no such endpoint" unless the contract gives them another meaning. */
const unsupportedStatuses = new Set([404, 405, 501]);

interface Reading {
  /** Another accepted success shape than the contract's. */
  readonly alsoAccepts: TSchema | undefined;
  /** The college's. */
  readonly timeZone: string;
}

/**
 * The body of a successful answer, checked against the contract. If the check fails, it is read tolerantly.
 * @returns a CollegeFailure for everything else. It is not thrown: a student without a bed has a 404 on every page of theirs.
 */
export const readAnswer = (endpoint: Endpoint, answer: RawAnswer, reading: Reading): unknown => {
  if (answer.status < 200 || answer.status >= 300) return failureOf(endpoint, answer);
  if (endpoint.status === 204) return undefined;
  const isEmpty = answer.text.trim() === "";
  const body = isEmpty ? emptyBody(endpoint) : parse(answer);
  if (body === undefined) {
    return faultOf(endpoint, answer, isEmpty ? "an empty body" : "a body that is not JSON");
  }
  const { response } = endpoint;
  if (!isShape(response) || hasShape(response, body)) return body;
  const { alsoAccepts } = reading;
  if (alsoAccepts !== undefined && hasShape(alsoAccepts, body)) return body;
  for (const shape of alsoAccepts === undefined ? [response] : [alsoAccepts, response]) {
    const tolerated = tolerate(shape, body, reading).body;
    if (hasShape(shape, tolerated)) return tolerated;
  }
  return faultOf(endpoint, answer, "a body of another shape");
};

const faultOf = (endpoint: Endpoint, { status }: RawAnswer, reason: string): CollegeFailure =>
  new CollegeFailure("fault", endpoint, { status, reason });

/** The failure for an answer other than a success. */
export const failureOf = (endpoint: Endpoint, answer: RawAnswer): CollegeFailure => {
  const { status } = answer;
  const body = parse(answer);
  const specified = endpoint.failures.some(
    (failure) => failure.status === status && hasShape(failure.body, body),
  );
  if (specified) return refused(endpoint, answer, body);
  if (proxyStatuses.has(status)) return new CollegeFailure("unreachable", endpoint, { status });
  if (endpoint.origin === "extension" && meansUnknownPath(endpoint, status)) {
    return new CollegeFailure("unsupported", endpoint, { status });
  }
  if (status >= 400 && status < 500) return refused(endpoint, answer, body);
  return new CollegeFailure("fault", endpoint, { status });
};

/** Some services answer 401 on every unknown path, even if the call needs no token. */
const meansUnknownPath = ({ auth, failures }: Endpoint, status: number): boolean =>
  unsupportedStatuses.has(status) ||
  (status === 401 && auth === "none" && failures.every((failure) => failure.status !== 401));

const refused = (endpoint: Endpoint, answer: RawAnswer, body: unknown): CollegeFailure =>
  new CollegeFailure("refused", endpoint, {
    status: answer.status,
    refusal: readRefusal(answer.status, body, answer.retryAfter),
  });

/** If the contract requires no field of a successful answer, an empty body equals `{}`. */
const emptyBody = ({ response }: Endpoint): object | undefined =>
  isShape(response) && hasShape(response, {}) ? {} : undefined;

const isShape = (response: Endpoint["response"]): response is TSchema => !("file" in response);

/** The JSON body; undefined for an empty body and for anything that is not JSON, regardless of its content type. */
const parse = ({ text }: RawAnswer): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
