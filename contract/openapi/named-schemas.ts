import type { TSchema } from "typebox";
import { Applicant, ApplicantUser } from "../admissions/applicant.ts";
import { PaymentVerification } from "../payments/payments.ts";
import { Course, RegistrationRefused } from "../registration/registration.ts";
import {
  Acknowledged,
  Detail,
  FieldErrors,
  Message,
  PaymentRequired,
  TokenNotValid,
} from "../shapes.ts";
import { Student } from "../students/student.ts";

/** The shapes that documents name once and refer to, instead of spelling them out at every use. */
export const namedSchemas: Readonly<Record<string, TSchema>> = {
  Acknowledged,
  Applicant,
  ApplicantUser,
  Course,
  Detail,
  FieldErrors,
  Message,
  PaymentRequired,
  PaymentVerification,
  RegistrationRefused,
  Student,
  TokenNotValid,
};
