import { verifyEmail as endpoint } from "../../../contract/intake.ts";
import { type CollegeFailure, isOutage, isRefusal, isUnoffered } from "../college/failure.ts";
import { findApplication, sendVerification } from "../college/intake.ts";
import { portalErrorOf, troubleOf } from "../college/portal-error.ts";
import { hasShape } from "../college/shape.ts";
import type { GatewayContext } from "../context.ts";
import { PortalError } from "../errors.ts";
import type { ResolversTypes, VerifyEmailInput } from "../generated/resolvers.ts";
import { type RefusalCode, refusal } from "../graphql/refusal.ts";
import { texts } from "../texts.ts";

type Result = Awaited<ResolversTypes["VerifyEmailResult"]>;

/**
 * Verifies an address by the link that was mailed to it. The application is looked up first, as specified; then the
 * college judges the token. Where its service judges none, the look-up decides.
 */
export const verifyEmail = async (
  { applicationNo, token }: VerifyEmailInput,
  context: GatewayContext,
): Promise<Result> => {
  const body = { application_no: applicationNo.trim(), token: token.trim() };
  if (!hasShape(endpoint.body, body)) return unknownApplication();
  await context.attempts.spend({ kind: "lookupsPerAddress", address: context.address });
  try {
    const found = await findApplication(context.college, body.application_no);
    if (found === undefined) return unknownApplication();
    return {
      __typename: "EmailVerified",
      applicationNo: found.application_no,
      message: await judge(context, body),
    };
  } catch (error) {
    return refusedLink(error);
  }
};

const judge = async (
  { college }: GatewayContext,
  body: { readonly application_no: string; readonly token: string },
): Promise<string> => {
  try {
    return (await sendVerification(college, body)).message || texts.intake.verified;
  } catch (error) {
    if (isUnoffered(error)) return texts.intake.verified;
    throw error;
  }
};

const unknownApplication = (message: string = texts.intake.userNotFound): Result =>
  refusal("UNKNOWN_APPLICATION", message);

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
