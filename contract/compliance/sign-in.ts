import type { Static, TSchema } from "typebox";
import Value from "typebox/value";
import { foldPassword } from "../accounts/password.ts";
import { applicantLogin, studentLogin } from "../accounts/sign-in.ts";
import type { Endpoint } from "../endpoint.ts";
import { studentPayments } from "../payments/payments.ts";
import { checkAnswer, differs, understand, type Verdict } from "./checks.ts";
import { type KnownInputs, likelySession } from "./probe.ts";
import type { ProbeAnswer, Target } from "./target.ts";

/** An account of the college that the check may sign in with. */
export interface Login {
  readonly username: string;
  readonly password: string;
}

/** The result of a sign-in: the verdict on the login, and a token if it succeeded. */
export interface SignedIn {
  readonly endpoint: Endpoint;
  readonly verdict: Verdict;
  readonly token?: string;
}

/** Signs a student in and collects the values for the student's reads. */
export const signInStudent = async (
  target: Target,
  login: Login,
  now: Date,
): Promise<SignedIn & { readonly known: KnownInputs }> => {
  const answer = await signIn(target, studentLogin, login);
  const [first] = read(studentLogin.response, answer) ?? [];
  const known = { session: first?.data.student.session ?? likelySession(now), semester: "1" };
  if (first === undefined)
    return { endpoint: studentLogin, verdict: refused(studentLogin, answer), known };
  const { access, student } = first.data;
  const payment = await findPayment(target, access);
  return {
    endpoint: studentLogin,
    verdict: checkAnswer(studentLogin, answer),
    token: access,
    known: {
      ...known,
      semester: student.current_semester ?? known.semester,
      ...(payment && { payment }),
    },
  };
};

/** Signs an applicant in; the number is the one the college returns. */
export const signInApplicant = async (
  target: Target,
  login: Login,
): Promise<SignedIn & { readonly applicationNo?: string }> => {
  const answer = await signIn(target, applicantLogin, login);
  const found = read(applicantLogin.response, answer);
  return found === undefined
    ? { endpoint: applicantLogin, verdict: refused(applicantLogin, answer) }
    : {
        endpoint: applicantLogin,
        verdict: checkAnswer(applicantLogin, answer),
        token: found.access,
        ...(found.user.applicant && { applicationNo: found.user.applicant.application_no }),
      };
};

const signIn = (target: Target, { method, path }: Endpoint, { username, password }: Login) =>
  target.send({ method, path, body: { username, password: foldPassword(password) } });

const read = <S extends TSchema>(schema: S, { json }: ProbeAnswer): Static<S> | undefined => {
  const { body } = understand(schema, json);
  return Value.Check(schema, body) ? body : undefined;
};

const refused = (endpoint: Endpoint, answer: ProbeAnswer): Verdict =>
  answer.status === endpoint.status
    ? checkAnswer(endpoint, answer)
    : differs(`refuses the given login with ${answer.status}`);

const findPayment = async (target: Target, token: string): Promise<KnownInputs["payment"]> => {
  const { method, path } = studentPayments;
  const found = read(studentPayments.response, await target.send({ method, path, token }));
  const [tuition] = found?.tuition_payments ?? [];
  if (tuition !== undefined) return { type: "tuition", id: tuition.id };
  const [hostel] = found?.hostel_payments ?? [];
  return hostel === undefined ? undefined : { type: "hostel", id: hostel.id };
};
