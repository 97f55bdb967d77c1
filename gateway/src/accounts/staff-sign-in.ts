import { staffLogin } from "../../../contract/accounts/staff-account.ts";
import type { CollegeFailure } from "../college/failure.ts";
import { isFault, isOutage, isRefusal } from "../college/failure.ts";
import { errorWithMessage } from "../college/portal-error.ts";
import type { GatewayContext } from "../context.ts";
import type { ResolversTypes } from "../generated/resolvers.ts";
import type { StaffSignInInput } from "../generated/schema-types.ts";
import { checkTexts } from "../graphql/input.ts";
import { fieldRefusal, refusal } from "../graphql/refusal.ts";
import type { Attempt } from "../limits/attempts.ts";
import { cacheStaff } from "../staff/current-staff.ts";
import { texts } from "../texts.ts";
import { endAtCollege } from "./sign-out.ts";

type Result = Awaited<ResolversTypes["StaffSignInResult"]>;

/** Signs a member of staff in: checks input and limits, asks the college, starts a new session. */
export const signInStaff = async (
  { email, password, code, recoveryCode }: StaffSignInInput,
  context: GatewayContext,
): Promise<Result> => {
  const wrongInput = fieldRefusal(checkSignIn(email, password));
  if (wrongInput !== null) return wrongInput;

  const refund = await context.attempts.consume(...attemptsOf(context.address, email));
  const body = {
    email: email.trim(),
    password,
    ...(code?.trim() && { code: code.trim() }),
    ...(recoveryCode?.trim() && { recoveryCode: recoveryCode.trim() }),
  };
  try {
    const { staff, access, refresh } = await context.college.write(staffLogin, { body });
    await refund();
    const person = { kind: "staff", record: staff } as const;
    const endedRefresh = await context.session.start({ person, access, refresh });
    if (endedRefresh !== undefined) await endAtCollege(context, endedRefresh);
    cacheStaff(context.session, staff);
    return { __typename: "SignedIn", viewer: staff };
  } catch (error) {
    const isUncounted =
      isOutage(error) || (isRefusal(error, 401) && error.refusal.code === "second_factor_required");
    if (isUncounted) await refund();
    if (isFault(error)) throw errorWithMessage(error, texts.staff.notFetched);
    if (isOutage(error)) throw errorWithMessage(error, texts.signIn.network);
    if (isRefusal(error) && error.status !== 429) return refusedSignIn(error);
    throw error;
  }
};

const longestEmail = 254;

const checkSignIn = (email: string, password: string) =>
  checkTexts([
    {
      field: "email",
      value: email,
      required: texts.staff.emailRequired,
      tooLong: texts.signIn.tooLong,
      longest: longestEmail,
    },
    {
      field: "password",
      value: password,
      required: texts.signIn.passwordRequired,
      tooLong: texts.signIn.tooLong,
      longest: 200,
    },
  ]);

/** Counted per account and address, so that an attacker elsewhere cannot lock the owner out. */
const attemptsOf = (address: string, email: string): readonly Attempt[] => [
  { kind: "signInPerAddress", address },
  { kind: "signInPerAccount", address, account: `STAFF ${email.trim()}` },
];

const refusedSignIn = ({ refusal: { code, message } }: CollegeFailure): Result => {
  switch (code) {
    case "second_factor_required":
      return {
        __typename: "SecondFactorRequired",
        message: message ?? texts.staff.secondFactorRequired,
      };
    case "wrong_code":
      return refusal("WRONG_CODE", message ?? texts.staff.wrongCode);
    case "account_suspended":
      return refusal("ACCOUNT_SUSPENDED", message ?? texts.accountSuspended);
    default:
      return refusal("WRONG_CREDENTIALS", texts.staff.refused);
  }
};
