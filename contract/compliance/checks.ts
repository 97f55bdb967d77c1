import type { TSchema } from "typebox";
import Value from "typebox/value";
import { StudentLoginRefused, studentLogin } from "../accounts/sign-in.ts";
import { applications } from "../admissions/applicant.ts";
import type { Endpoint } from "../endpoint.ts";
import { Detail, FieldErrors, TokenNotValid } from "../shapes.ts";
import { type Tolerated, tolerate } from "../tolerance.ts";
import type { ProbeAnswer } from "./target.ts";

/**
 * `complies`: as far as it could be tried. `missing`: the service does not have it. `differs`: it is there and
 * answers otherwise than the contract says.
 */
export type VerdictKind = "complies" | "missing" | "differs";

export interface Verdict {
  readonly kind: VerdictKind;
  /** What was found, in short sentences; for `complies`, what could not be tried. */
  readonly notes: readonly string[];
}

export interface EndpointVerdict extends Verdict {
  readonly endpoint: Endpoint;
}

export const complies = (...notes: readonly string[]): Verdict => ({ kind: "complies", notes });
export const missing = (...notes: readonly string[]): Verdict => ({ kind: "missing", notes });
export const differs = (...notes: readonly string[]): Verdict => ({ kind: "differs", notes });

/** The worst of several, with the notes of all that are as bad. */
export const together = (verdicts: readonly Verdict[]): Verdict => {
  const kind =
    (["missing", "differs"] as const).find((bad) => verdicts.some((one) => one.kind === bad)) ??
    "complies";
  return { kind, notes: verdicts.filter((one) => one.kind === kind).flatMap(({ notes }) => notes) };
};

const maxMismatches = 3;

/** How a body differs from a shape, one sentence per place; empty where it does not. */
const mismatches = (schema: TSchema, body: unknown): readonly string[] =>
  Value.Errors(schema, body)
    .slice(0, maxMismatches)
    .map(
      ({ instancePath, message }) =>
        `${instancePath === "" ? "the body" : instancePath} ${message}`,
    );

const hasShape = (schema: TSchema, body: unknown): boolean => Value.Check(schema, body);

/** The body as the gateway reads it when it departs from the shape, with the tolerated differences. */
export const understand = (schema: TSchema, body: unknown): Tolerated =>
  hasShape(schema, body)
    ? { body, tolerated: [] }
    : // No verdict goes by which day it is, so any time zone will do.
      tolerate(schema, body, { timeZone: "UTC" });

const isHtml = ({ mediaType }: ProbeAnswer): boolean => mediaType === "text/html";

/**
 * Finds what no endpoint of the contract answers, or undefined. `unknownPath` is the service's answer to
 * a path that cannot exist: an answer just like it means that this one does not either.
 */
export const checkPresence = (
  { auth }: Endpoint,
  answer: ProbeAnswer,
  unknownPath: ProbeAnswer,
): Verdict | undefined => {
  const { status, location } = answer;
  if (status === 405 || status === 501) return missing(`answers ${status}`);
  if (status === 404 && (isHtml(answer) || answer.json === undefined))
    return missing("answers 404");
  if (status === 404 && answer.text === unknownPath.text)
    return missing("answers 404, as it does for any unknown path");
  // With a required token, an unknown path gives the same response.
  if (status === 401 && auth === "none" && answer.text === unknownPath.text)
    return missing("answers 401, as it does for any unknown path");
  if (isHtml(answer)) return differs(`answers a page of HTML (${status})`);
  if (status >= 300 && status < 400)
    return differs(`redirects (${status}) to ${location ?? "nowhere"}`);
  if (status >= 500) return differs(`fails (${status})`);
  return undefined;
};

/** Without a token: 401 and a `detail`. */
export const checkWithoutToken = ({ status, json }: ProbeAnswer): Verdict => {
  if (status === 404) return missing("answers 404");
  if (status < 400) return differs(`answers ${status} to a caller without a token`);
  if (status !== 401) return differs(`refuses a caller without a token with ${status}, not 401`);
  return hasShape(Detail, json)
    ? complies()
    : differs("refuses a caller without a token without a `detail`");
};

/** With a token the college did not issue: 401 and simplejwt's body. */
export const checkStaleToken = ({ status, json }: ProbeAnswer): Verdict => {
  if (status !== 401) return differs(`answers ${status} to a token that is not valid, not 401`);
  return hasShape(TokenNotValid, json)
    ? complies()
    : differs("refuses a token that is not valid without `detail` and `code`");
};

/** A public call with input that cannot succeed: one of the declared refusals, or 400 with the fields. */
export const checkRefusal = (endpoint: Endpoint, { status, json }: ProbeAnswer): Verdict => {
  if (endpoint === studentLogin && status === 200 && hasShape(StudentLoginRefused, json))
    return complies();
  if (status < 400) return differs(`answers ${status} to input that must be refused`);
  const declared = endpoint.failures.filter((failure) => failure.status === status);
  const shapes = [...declared.map(({ body }) => body), ...(status === 400 ? [FieldErrors] : [])];
  if (shapes.length === 0)
    return differs(`refuses with ${status}, which the contract does not name`);
  return shapes.some((shape) => hasShape(shape, json)) || saysSomething(json)
    ? complies()
    : differs(`refuses with ${status} without a message`);
};

/** A refusal a client can show, under any field name. */
const saysSomething = (body: unknown): boolean => {
  const object: unknown = Array.isArray(body) ? body[0] : body;
  if (typeof object !== "object" || object === null) return false;
  return ["detail", "message", "error"].some(
    (name) => typeof Reflect.get(object, name) === "string",
  );
};

/** A call that may succeed: the promised response, with tolerated differences noted, or a declared refusal, also noted. */
export const checkAnswer = (endpoint: Endpoint, answer: ProbeAnswer): Verdict => {
  if (answer.status < 200 || answer.status >= 300) {
    const isDeclared = endpoint.failures.some(({ status }) => status === answer.status);
    return isDeclared && saysSomething(answer.json)
      ? complies(`its answer could not be tried: refused with ${answer.status}`)
      : differs(`answers ${answer.status}, not ${endpoint.status}`);
  }
  if ("file" in endpoint.response)
    return endpoint.response.file.includes(answer.mediaType)
      ? complies()
      : differs(
          `answers ${answer.mediaType || "no media type"}, not ${endpoint.response.file.join(" or ")}`,
        );
  const { body, tolerated } = understand(endpoint.response, answer.json);
  const found = mismatches(endpoint.response, body);
  if (found.length > 0) return differs(...found);
  return tolerated.length === 0 ? complies() : complies(`tolerated: ${tolerated.join(", ")}`);
};

/** The public look-up of one application. A college that returns more gets a note, not a failure: the gateway filters it. */
export const checkLookUp = (answer: ProbeAnswer, applicationNo: string | undefined): Verdict => {
  const { body } = understand(applications.response, answer.json);
  const leaks =
    Value.Check(applications.response, body) &&
    body.some(({ application_no }) => application_no !== applicationNo);
  return leaks
    ? complies("answers a stranger with the names and emails of other applicants")
    : checkAnswer(applications, answer);
};
