import {
  applicantLogin,
  applicantProfile,
  aptitudeTestSchedule,
  updateApplicantProfile,
} from "../../../contract/admissions/applicant.ts";
import { readApplication } from "../../../contract/admissions/application.ts";
import {
  confirmApplicantPasswordReset,
  requestApplicantPasswordReset,
} from "../../../contract/admissions/sign-up.ts";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { ApplicantRecord } from "../session/record.ts";
import type { SignIn } from "../session/request-session.ts";
import type { CollegeCalls } from "./calls.ts";

export const signInApplicant = async (
  calls: CollegeCalls,
  body: BodyOf<typeof applicantLogin>,
): Promise<SignIn> => {
  const { user, access, refresh } = await calls.write(applicantLogin, { body });
  const applicant = user.applicant ?? knownByNumber(body.username);
  return { person: { kind: "applicant", record: { ...user, applicant } }, access, refresh };
};

/** Somebody of whom the college tells nothing but that the Registration ID is theirs. */
const knownByNumber = (applicationNo: string): ApplicantRecord["applicant"] => ({
  applicationNo,
  email: "",
  surname: "",
  firstName: "",
  submitted: false,
});

/** What the college does not tell again stays as it was last known. */
export const fetchApplicant = async (
  calls: CollegeCalls,
  kept: ApplicantRecord,
): Promise<ApplicantRecord> => {
  const { profile } = await calls.read(applicantProfile, {});
  return { ...profile, applicant: profile.applicant ?? kept.applicant };
};

export const fetchApplication = (calls: CollegeCalls) => calls.read(readApplication, {});

export const fetchTestSchedule = (calls: CollegeCalls) => calls.read(aptitudeTestSchedule, {});

export const saveApplicant = (
  calls: CollegeCalls,
  body: BodyOf<typeof updateApplicantProfile>,
  passport: File | undefined,
) => calls.write(updateApplicantProfile, { body, ...(passport && { files: { passport } }) });

export const askForApplicantResetCode = (calls: CollegeCalls, email: string) =>
  calls.write(requestApplicantPasswordReset, { body: { email } });

export const resetApplicantPassword = (
  calls: CollegeCalls,
  body: BodyOf<typeof confirmApplicantPasswordReset>,
) => calls.write(confirmApplicantPasswordReset, { body });
