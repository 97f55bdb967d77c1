import { noteTestSeen } from "../../college/application.ts";
import { isRefusal } from "../../college/failure.ts";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import { ApplicantSource } from "../applicant-source.ts";

type Result = Awaited<ResolversTypes["TestNoticeConfirmed"]>;

/** Notes that the signed-in applicant has seen when their test is. */
export const confirmTestNotice = async ({ session, college }: GatewayContext): Promise<Result> => {
  const kept = session.requireApplicant();
  try {
    await noteTestSeen(college);
  } catch (error) {
    if (isRefusal(error, 404)) throw new PortalError("NOT_FOUND", {}, error);
    throw error;
  }
  return { applicant: ApplicantSource.signedIn(kept, session, college) };
};
