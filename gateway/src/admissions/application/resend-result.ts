import { sendResult } from "../../college/application.ts";
import type { GatewayContext } from "../../context.ts";
import { PortalError } from "../../errors.ts";
import type { ResolversTypes } from "../../generated/resolvers.ts";
import { ApplicantSource } from "../applicant-source.ts";
import { refusedResult } from "./refused-result.ts";
import { readResult } from "./result-upload.ts";

type Result = Awaited<ResolversTypes["SaveSectionResult"]>;

/** Sends the file of one sitting again that the college asks about. */
export const resendResult = async (
  sitting: number,
  upload: File,
  { session, college }: GatewayContext,
): Promise<Result> => {
  const kept = session.requireApplicant();
  if (sitting !== 1 && sitting !== 2) throw new PortalError("INVALID_REQUEST");
  const file = await readResult(upload, "result");
  if (file === undefined) throw new PortalError("INVALID_REQUEST");
  if (!(file instanceof File)) return file;
  try {
    await sendResult(college, sitting === 1 ? "1" : "2", file);
  } catch (error) {
    return refusedResult(error, "result");
  }
  return {
    __typename: "SectionSaved",
    applicant: ApplicantSource.signedIn(kept, session, college),
  };
};
