import Type from "typebox";
import Value from "typebox/value";
import { applications } from "../../../../contract/admissions/applicant.ts";
import {
  sendVerificationLink as sendVerificationLinkEndpoint,
  verifyEmail as verifyEmailEndpoint,
} from "../../../../contract/admissions/sign-up.ts";
import { toSnakeCase } from "../../../../contract/camel-case.ts";
import type { BodyOf } from "../../../../contract/endpoint.ts";
import type { CollegeCalls } from "../../college/calls.ts";
import { type CollegeFailure, isOutage, isRefusal, isUnsupported } from "../../college/failure.ts";
import { errorWithMessage, portalErrorOf } from "../../college/portal-error.ts";
import { hasShape } from "../../college/shape.ts";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import type { VerifyEmailInput } from "../../generated/schema-types.ts";
import { checkTexts } from "../../graphql/input.ts";
import { fieldRefusal, type RefusalCode, refusal } from "../../graphql/refusal.ts";
import { texts } from "../../texts.ts";

/** Asks the college to mail a new verification link to the owner of an application number or an email. */
export const sendVerificationLink = async (
  identifier: string,
  { college, attempts, address }: GatewayContext,
): Promise<Awaited<ResolversTypes["AcknowledgementResult"]>> => {
  const wrongInput = fieldRefusal(
    checkTexts([
      {
        field: "identifier",
        value: identifier,
        required: texts.signUp.identifierRequired,
        tooLong: texts.signUp.identifierTooLong,
        longest: 254,
      },
    ]),
  );
  if (wrongInput !== null) return wrongInput;
  const body = { identifier: identifier.trim() };
  const refund = await attempts.consume(
    { kind: "resetPerAddress", address },
    { kind: "resetPerAccount", address, account: `link ${body.identifier}` },
  );
  try {
    const { message } = await college.write(sendVerificationLinkEndpoint, { body });
    return { __typename: "Acknowledgement", message };
  } catch (error) {
    if (isOutage(error)) await refund();
    if (isUnsupported(error)) return refusal("NOT_AVAILABLE", texts.notAvailable);
    throw error;
  }
};

type Link = BodyOf<typeof verifyEmailEndpoint>;
type VerifyResult = Awaited<ResolversTypes["VerifyEmailResult"]>;

/**
 * Verifies an email by the link that was mailed to it. The college checks the token; where its service checks none, or knows
 * no such application, the specified look-up of the number decides.
 */
export const verifyEmail = async (
  { applicationNo, token }: VerifyEmailInput,
  { college, attempts, address }: GatewayContext,
): Promise<VerifyResult> => {
  const link = { applicationNo: applicationNo.trim(), token: token.trim() };
  if (!hasShape(verifyEmailEndpoint.body, toSnakeCase(verifyEmailEndpoint.body)(link))) {
    return unknownApplication();
  }
  const refund = await attempts.consume({ kind: "lookupsPerAddress", address });
  try {
    const verifiedLink = await verifyByToken(college, link);
    if (verifiedLink === undefined) return await verifyByNumber(college, link);
    await refund();
    return verifiedLink;
  } catch (error) {
    return refusedLink(error);
  }
};

/** Undefined if the college cannot check the token. */
const verifyByToken = async (
  college: CollegeCalls,
  body: Link,
): Promise<VerifyResult | undefined> => {
  try {
    const { message } = await college.write(verifyEmailEndpoint, { body });
    return verified(body.applicationNo, message);
  } catch (error) {
    if (isUnsupported(error) || isRefusal(error, 404)) return undefined;
    throw error;
  }
};

const verifyByNumber = async (
  college: CollegeCalls,
  { applicationNo }: Link,
): Promise<VerifyResult> => {
  const found = await findApplicationNo(college, applicationNo);
  return found === undefined ? unknownApplication() : verified(found, "");
};

const Numbered = Type.Object({ applicationNo: Type.String() });

/**
 * The application number as the college writes it; undefined where no application has it. A college may answer with all
 * applications, those of other people included: nothing but the requested number leaves this function.
 */
const findApplicationNo = async (
  college: CollegeCalls,
  applicationNo: string,
): Promise<string | undefined> => {
  const records: readonly unknown[] = await college.read(applications, {
    query: { applicationNo },
    alsoAccepts: Type.Array(Type.Unknown()),
  });
  const requested = applicationNo.toUpperCase();
  return records
    .filter((record) => Value.Check(Numbered, record))
    .map((record) => record.applicationNo.trim())
    .find((number) => number.toUpperCase() === requested);
};

const verified = (applicationNo: string, message: string): VerifyResult => ({
  __typename: "EmailVerified",
  applicationNo,
  message: message || texts.signUp.verified,
});

const unknownApplication = (): VerifyResult =>
  refusal("UNKNOWN_APPLICATION", texts.signUp.userNotFound);

const linkCodes: Readonly<Record<string, RefusalCode>> = {
  link_used: "LINK_USED",
  link_expired: "LINK_EXPIRED",
};

/** Specification §8, "Email verification". */
const refusedLink = (error: unknown): VerifyResult => {
  if (isOutage(error)) throw errorWithMessage(error, texts.signUp.lookupNetwork);
  if (!isRefusal(error) || error.status === 429) throw error;
  if (error.status === 404) return unknownApplication();
  if (error.status === 410) return linkRefusal(error);
  const message = error.refusal.message ?? texts.signUp.lookupFailed;
  throw new PortalError(portalErrorOf(error).code, { message }, error);
};

const linkRefusal = ({ refusal: { code, message } }: CollegeFailure): VerifyResult =>
  refusal(linkCodes[code ?? ""] ?? "LINK_UNKNOWN", message ?? texts.signUp.linkRefused);
