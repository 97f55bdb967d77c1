import { applications } from "../admissions/applicant.ts";
import type { Endpoint } from "../endpoint.ts";
import {
  checkAnswer,
  checkLookUp,
  checkPresence,
  checkRefusal,
  checkStaleToken,
  checkWithoutToken,
  complies,
  differs,
  type EndpointVerdict,
  together,
  type Verdict,
} from "./checks.ts";
import { harmlessBody, type KnownInputs, likelySession, probeOf } from "./probe.ts";
import { type Login, type SignedIn, signInApplicant, signInStudent } from "./sign-in.ts";
import type { ProbeAnswer, ProbeRequest, Target } from "./target.ts";

export interface ComplianceOptions {
  readonly now: Date;
  readonly studentLogin?: Login;
  readonly applicantLogin?: Login;
}

/** State that a check carries from endpoint to endpoint. */
interface Check {
  readonly target: Target;
  readonly unknownPath: ProbeAnswer;
  readonly known: KnownInputs;
  readonly signIns: readonly SignedIn[];
  readonly tokens: Readonly<Partial<Record<Endpoint["auth"], string>>>;
}

/**
 * Tries each specified endpoint on a college service, one after the other, and changes nothing there: it
 * reads, signs in with the given logins, and sends writes only without a valid token or with input that
 * must be refused.
 * @throws Error with a sentence for a person when the service does not answer at all.
 */
export const checkCompliance = async (
  target: Target,
  endpoints: readonly Endpoint[],
  options: ComplianceOptions,
): Promise<readonly EndpointVerdict[]> => {
  const check = await prepare(target, options);
  const verdicts: EndpointVerdict[] = [];
  for (const endpoint of endpoints.filter(({ origin }) => origin === "specified"))
    verdicts.push({ endpoint, ...(await checkEndpoint(check, endpoint)) });
  return eitherRefresh(verdicts);
};

const prepare = async (target: Target, options: ComplianceOptions): Promise<Check> => {
  const unknownPath = await target.send({ method: "GET", path: "/compliance-check-no-such-path/" });
  const student =
    options.studentLogin && (await signInStudent(target, options.studentLogin, options.now));
  const applicant =
    options.applicantLogin && (await signInApplicant(target, options.applicantLogin));
  return {
    target,
    unknownPath,
    known: {
      ...(student?.known ?? { session: likelySession(options.now), semester: "1" }),
      ...(applicant?.applicationNo !== undefined && { applicationNo: applicant.applicationNo }),
    },
    signIns: [student, applicant].filter((one) => one !== undefined),
    tokens: {
      ...(student?.token !== undefined && { student: student.token }),
      ...(applicant?.token !== undefined && { applicant: applicant.token }),
    },
  };
};

const checkEndpoint = async (check: Check, endpoint: Endpoint): Promise<Verdict> => {
  const probe = withHarmlessBody(endpoint, probeOf(endpoint, check.known));
  try {
    const answer = await check.target.send(probe);
    const absence = checkPresence(endpoint, answer, check.unknownPath);
    if (absence !== undefined) return absence;
    return endpoint.auth === "none" || endpoint.auth === "optional"
      ? together([checkPublic(check, endpoint, answer), ...signInVerdicts(check, endpoint)])
      : together([checkWithoutToken(answer), ...(await checkGuarded(check, endpoint, probe))]);
  } catch (error) {
    return differs(error instanceof Error ? error.message : "does not answer");
  }
};

/** Multipart calls go without a body: the check tries the refusal that precedes reading the body. */
const withHarmlessBody = (endpoint: Endpoint, probe: ProbeRequest): ProbeRequest =>
  endpoint.body === undefined || endpoint.encoding === "multipart"
    ? probe
    : { ...probe, body: harmlessBody(endpoint) };

const checkPublic = ({ known }: Check, endpoint: Endpoint, answer: ProbeAnswer): Verdict => {
  if (endpoint.method !== "GET" || endpoint.params !== undefined)
    return checkRefusal(endpoint, answer);
  return endpoint === applications
    ? checkLookUp(answer, known.applicationNo)
    : checkAnswer(endpoint, answer);
};

const signInVerdicts = ({ signIns }: Check, endpoint: Endpoint): readonly Verdict[] =>
  signIns.filter((one) => one.endpoint === endpoint).map(({ verdict }) => verdict);

const checkGuarded = async (
  { target, tokens, known }: Check,
  endpoint: Endpoint,
  probe: ProbeRequest,
): Promise<readonly Verdict[]> => {
  const stale = checkStaleToken(await target.send({ ...probe, token: "compliance-check" }));
  if (endpoint.method !== "GET") return [stale];
  const token = tokens[endpoint.auth];
  if (token === undefined) return [stale, complies(`its answer needs --${endpoint.auth}-login`)];
  if ("payment_id" in (endpoint.query?.properties ?? {}) && known.payment === undefined)
    return [stale, complies("its answer needs a student who has paid")];
  return [stale, checkAnswer(endpoint, await target.send({ ...probe, token }))];
};

/** The specification knows two paths for the token refresh and asks for one. */
const eitherRefresh = (verdicts: readonly EndpointVerdict[]): readonly EndpointVerdict[] => {
  const isRefresh = ({ endpoint }: EndpointVerdict): boolean =>
    endpoint.path.endsWith("/auth/token/refresh/");
  const hasOne = verdicts.some((one) => isRefresh(one) && one.kind === "complies");
  return verdicts.map((one) =>
    hasOne && isRefresh(one) && one.kind === "missing"
      ? { endpoint: one.endpoint, ...complies("not needed: the other path answers") }
      : one,
  );
};
