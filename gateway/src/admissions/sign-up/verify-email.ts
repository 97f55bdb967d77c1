import { verifyEmail as endpoint } from "../../../../contract/admissions/sign-up.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { type CollegeFailure, isOutage, isRefusal, isUnoffered } from "../../college/failure.ts";
import { findApplicationNo, sendVerification } from "../../college/intake.ts";
import { portalErrorOf, troubleOf } from "../../college/portal-error.ts";
import { hasShape } from "../../college/shape.ts";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type { VerifyEmailInput } from "../../generated/schema-types.ts";
import { type RefusalCode, refusal } from "../../graphql/refusal.ts";
import { texts } from "../../texts.ts";

type Link = BodyOf<typeof endpoint>;
type Result = Awaited<ResolversTypes["VerifyEmailResult"]>;

/**
 * Verifies an address by the link that was mailed to it. The college judges the token; where its service judges none, or
 * knows no such application, the specified look-up of the number decides.
 */
export const verifyEmail = async (
  { applicationNo, token }: VerifyEmailInput,
  context: GatewayContext,
): Promise<Result> => {
  const body = { application_no: applicationNo.trim(), token: token.trim() };
  if (!hasShape(endpoint.body, body)) return unknownApplication();
  await context.attempts.spend({ kind: "lookupsPerAddress", address: context.address });
  try {
    return (await judged(context.college, body)) ?? (await lookedUp(context.college, body));
  } catch (error) {
    return refusedLink(error);
  }
};

/** Undefined where the college has no word on the token. */
const judged = async (calls: CollegeCalls, body: Link): Promise<Result | undefined> => {
  try {
    const { message } = await sendVerification(calls, body);
    return verified(body.application_no, message);
  } catch (error) {
    if (isUnoffered(error) || isRefusal(error, 404)) return undefined;
    throw error;
  }
};

const lookedUp = async (calls: CollegeCalls, body: Link): Promise<Result> => {
  const found = await findApplicationNo(calls, body.application_no);
  return found === undefined ? unknownApplication() : verified(found, "");
};

const verified = (applicationNo: string, message: string): Result => ({
  __typename: "EmailVerified",
  applicationNo,
  message: message || texts.intake.verified,
});

const unknownApplication = (): Result => refusal("UNKNOWN_APPLICATION", texts.intake.userNotFound);

const linkCodes: Readonly<Record<string, RefusalCode>> = {
  link_used: "LINK_USED",
  link_expired: "LINK_EXPIRED",
};

/** Specification §8, "Email verification". */
const refusedLink = (error: unknown): Result => {
  if (isOutage(error)) throw troubleOf(error, texts.intake.lookupNetwork);
  if (!isRefusal(error) || error.status === 429) throw error;
  if (error.status === 404) return unknownApplication();
  if (error.status === 410) return linkRefusal(error);
  const message = error.refusal.message ?? texts.intake.lookupFailed;
  throw new PortalError(portalErrorOf(error).code, { message }, error);
};

const linkRefusal = ({ refusal: { code, message } }: CollegeFailure): Result =>
  refusal(linkCodes[code ?? ""] ?? "LINK_UNKNOWN", message ?? texts.intake.linkRefused);
