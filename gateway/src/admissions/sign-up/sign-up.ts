import { foldPassword } from "../../../../contract/accounts/password.ts";
import { signUp as signUpEndpoint } from "../../../../contract/admissions/sign-up.ts";
import { type CollegeFailure, isOutage, isRefusal, isUnsupported } from "../../college/failure.ts";
import type { GatewayContext } from "../../context.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type { SignUpInput } from "../../generated/schema-types.ts";
import { collegeRefusal, fieldRefusal, refusal } from "../../graphql/refusal.ts";
import type { Attempt } from "../../limits/attempts.ts";
import { formFields } from "../../profiles/form-fields.ts";
import { texts } from "../../texts.ts";

type Result = Awaited<ResolversTypes["SignUpResult"]>;

/** Creates an application; the college checks all fields at once, then mails the applicant a link that verifies the email. */
export const signUp = async (input: SignUpInput, context: GatewayContext): Promise<Result> => {
  const sessionId = readId(input.sessionId);
  const wrongInput = fieldRefusal([
    ...(sessionId === undefined
      ? [{ field: "sessionId", message: texts.signUp.sessionUnknown }]
      : []),
    ...form.tooLong(input),
  ]);
  if (wrongInput !== null || sessionId === undefined) return wrongInput ?? closed(undefined);

  const attempt: Attempt = { kind: "signUpsPerAddress", address: context.address };
  const refund = await context.attempts.consume(attempt);
  const otherName = input.otherName?.trim();
  const programmeCode = input.programmeCode?.trim();
  try {
    const answer = await context.college.write(signUpEndpoint, {
      body: {
        sessionId,
        courseCode: input.courseCode.trim(),
        ...(programmeCode && { programmeCode }),
        surname: input.surname.trim(),
        firstName: input.firstName.trim(),
        ...(otherName && { otherName }),
        email: input.email.trim(),
        phone: input.phone.trim(),
        password: foldPassword(input.password),
      },
    });
    return { __typename: "SignedUp", ...answer };
  } catch (error) {
    // These answers do not show who has applied, so the attempt is not counted.
    if (isOutage(error) || isRefusal(error, 400)) await refund();
    return refusedSignUp(error);
  }
};

const readId = (id: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;

const form = formFields(signUpEndpoint.body.properties);

const refusedSignUp = (error: unknown): Result => {
  if (isUnsupported(error)) return refusal("NOT_AVAILABLE", texts.notAvailable);
  if (isRefusal(error, 400)) return collegeRefusal(error, { fallback: texts.signUp.refused });
  if (!isRefusal(error, 409)) throw error;
  return error.refusal.code === "session_closed" ? closed(error) : alreadyApplied(error);
};

const closed = (failure: CollegeFailure | undefined): Result =>
  refusal("SESSION_CLOSED", failure?.refusal.message ?? texts.signUp.sessionClosed);

const alreadyApplied = ({ refusal: { message } }: CollegeFailure): Result =>
  refusal("ALREADY_APPLIED", message ?? texts.signUp.alreadyApplied);
