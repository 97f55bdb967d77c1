import Type from "typebox";
import Value from "typebox/value";
import { applications } from "../../../contract/admissions/applicant.ts";
import {
  applicationSessions,
  sendVerificationLink,
  signUp,
  verifyEmail,
} from "../../../contract/admissions/sign-up.ts";
import type { BodyOf } from "../../../contract/endpoint.ts";
import type { CollegeCalls } from "./calls.ts";

export const fetchAdmission = (calls: CollegeCalls) => calls.read(applicationSessions, {});

const Numbered = Type.Object({ applicationNo: Type.String() });

/**
 * The number of the application that has this one, as the college writes it. A college may answer with every application
 * it has, those of other people in whatever state; nothing but the number asked for ever leaves this function.
 */
export const findApplicationNo = async (
  calls: CollegeCalls,
  applicationNo: string,
): Promise<string | undefined> => {
  const found: readonly unknown[] = await calls.read(applications, {
    query: { applicationNo },
    alsoAccepts: Type.Array(Type.Unknown()),
  });
  const wanted = applicationNo.toUpperCase();
  return found
    .filter((record) => Value.Check(Numbered, record))
    .map((record) => record.applicationNo.trim())
    .find((number) => number.toUpperCase() === wanted);
};

export const openApplication = (calls: CollegeCalls, body: BodyOf<typeof signUp>) =>
  calls.write(signUp, { body });

export const sendVerification = (calls: CollegeCalls, body: BodyOf<typeof verifyEmail>) =>
  calls.write(verifyEmail, { body });

export const askForVerificationLink = (calls: CollegeCalls, identifier: string) =>
  calls.write(sendVerificationLink, { body: { identifier } });
