import { foldPassword } from "../../../../contract/accounts/password.ts";
import { signUp as endpoint } from "../../../../contract/admissions/sign-up.ts";
import { type CollegeFailure, isOutage, isRefusal, isUnoffered } from "../../college/failure.ts";
import { openApplication } from "../../college/intake.ts";
import type { GatewayContext } from "../../context.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type { SignUpInput } from "../../generated/schema-types.ts";
import { fieldRefusal, inputRefusal, refusal } from "../../graphql/refusal.ts";
import type { Attempt } from "../../limits/attempts.ts";
import { formFields } from "../../profiles/form-fields.ts";
import { texts } from "../../texts.ts";

type Result = Awaited<ResolversTypes["SignUpResult"]>;

/** Opens an application; the college judges every field at once. Its owner then verifies their address by the link the college mails. */
export const signUp = async (input: SignUpInput, context: GatewayContext): Promise<Result> => {
  const sessionId = readId(input.sessionId);
  const wrongInput = fieldRefusal([
    ...(sessionId === undefined
      ? [{ field: "sessionId", message: texts.intake.sessionUnknown }]
      : []),
    ...form.tooLong(input),
  ]);
  if (wrongInput !== null || sessionId === undefined) return wrongInput ?? closed(undefined);

  const attempt: Attempt = { kind: "signUpsPerAddress", address: context.address };
  await context.attempts.spend(attempt);
  const otherName = input.otherName?.trim();
  try {
    const { application_no, message } = await openApplication(context.college, {
      session_id: sessionId,
      course_code: input.courseCode.trim(),
      surname: input.surname.trim(),
      first_name: input.firstName.trim(),
      ...(otherName && { other_name: otherName }),
      email: input.email.trim(),
      phone: input.phone.trim(),
      password: foldPassword(input.password),
    });
    return { __typename: "SignedUp", applicationNo: application_no, message };
  } catch (error) {
    // Nobody learns anything from these about who has applied.
    if (isOutage(error) || isRefusal(error, 400)) await context.attempts.giveBack(attempt);
    return refusedSignUp(error);
  }
};

const readId = (id: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(id) ? Number(id) : undefined;

const form = formFields(
  {
    sessionId: "session_id",
    courseCode: "course_code",
    surname: "surname",
    firstName: "first_name",
    otherName: "other_name",
    email: "email",
    phone: "phone",
    password: "password",
  },
  endpoint.body.properties,
);

const refusedSignUp = (error: unknown): Result => {
  if (isUnoffered(error)) return refusal("NOT_AVAILABLE", texts.notAvailable);
  if (isRefusal(error, 400)) return inputRefusal(error, form.inputFields, texts.intake.refused);
  if (!isRefusal(error, 409)) throw error;
  return error.refusal.code === "session_closed" ? closed(error) : alreadyApplied(error);
};

const closed = (failure: CollegeFailure | undefined): Result =>
  refusal("SESSION_CLOSED", failure?.refusal.message ?? texts.intake.sessionClosed);

const alreadyApplied = ({ refusal: { message } }: CollegeFailure): Result =>
  refusal("ALREADY_APPLIED", message ?? texts.intake.alreadyApplied);
