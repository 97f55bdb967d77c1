import { eq } from "drizzle-orm";
import type { applications } from "../../../../contract/admissions/applicant.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { College } from "../../context.ts";
import { account } from "../../db/schema/accounts.ts";
import { applicant, applicationSession } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { normaliseApplicationNumber } from "./application-number.ts";

/**
 * The application with exactly this number, as a list of one; an empty list for an unknown number or none.
 * @throws 429 after ten numbers from one address: numbers are sequential, and the limit prevents enumeration.
 */
export const lookUpApplication = async (
  college: College,
  typed: string | undefined,
  address: string,
): Promise<ResponseOf<typeof applications>> => {
  const applicationNo = normaliseApplicationNumber(typed ?? "");
  if (applicationNo === "") return [];
  await college.attempts.count("application-look-up", address, "any");
  return college.db
    .select({
      applicationNo: applicant.applicationNo,
      applicationSession: academicSession.name,
      lastName: applicant.surname,
      firstName: applicant.firstName,
      otherName: applicant.otherName,
      email: account.email,
    })
    .from(applicant)
    .innerJoin(account, eq(account.id, applicant.accountId))
    .innerJoin(applicationSession, eq(applicationSession.id, applicant.applicationSessionId))
    .innerJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
    .where(eq(applicant.applicationNo, applicationNo));
};
