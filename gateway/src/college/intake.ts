import { applications } from "../../../contract/admission.ts";
import type { BodyOf, ResponseOf } from "../../../contract/endpoint.ts";
import {
  applicationSessions,
  sendVerificationLink,
  signUp,
  verifyEmail,
} from "../../../contract/intake.ts";
import type { CollegeCalls } from "./calls.ts";

export const fetchAdmission = (calls: CollegeCalls) => calls.read(applicationSessions, {});

type ApplicationRecord = ResponseOf<typeof applications>[number];

/**
 * The application with this number. A college may answer with every application it has; only the one asked for ever
 * leaves this function.
 */
export const findApplication = async (
  calls: CollegeCalls,
  applicationNo: string,
): Promise<ApplicationRecord | undefined> => {
  const found = await calls.read(applications, { query: { application_no: applicationNo } });
  const wanted = applicationNo.toUpperCase();
  return found.find(({ application_no }) => application_no.trim().toUpperCase() === wanted);
};

export const openApplication = (calls: CollegeCalls, body: BodyOf<typeof signUp>) =>
  calls.write(signUp, { body });

export const sendVerification = (calls: CollegeCalls, body: BodyOf<typeof verifyEmail>) =>
  calls.write(verifyEmail, { body });

export const askForVerificationLink = (calls: CollegeCalls, identifier: string) =>
  calls.write(sendVerificationLink, { body: { identifier } });
