import type { Static } from "typebox";
import { ApplicantUser } from "../../contract/admissions/applicant.ts";
import { ApplicationState } from "../../contract/admissions/application.ts";
import { toCamelCase } from "../../contract/camel-case.ts";
import type { ApplicationState as ReadState } from "../src/admissions/applicant-source.ts";
import type { Person } from "../src/session/record.ts";
import type { ScriptedCollege } from "./scripted-college.ts";
import { accessToken } from "./scripted-student.ts";

export const applicantRecord: Static<typeof ApplicantUser> = {
  applicant: {
    application_no: "COHT/PHT/00002",
    preferred_course: "Pharmacy Technician",
    department_admitted: "",
    email: "yusuf@mail.example",
    surname: "Yusuf",
    first_name: "Amina",
    other_name: null,
    submitted: false,
  },
  verify: true,
  passport: "/media/passports/00000000-0000-4000-8000-000000000000.jpg",
  phone: "+2348031234567",
  sex: "Female",
  date_of_birth: "2006-04-27",
};

/** The same applicant as a session stores it. */
export const applicantPerson = {
  kind: "applicant",
  record: toCamelCase(ApplicantUser)(applicantRecord),
} as Extract<Person, { readonly kind: "applicant" }>;

export const applicationAnswer: Static<typeof ApplicationState> = {
  session: {
    id: 3,
    name: "2026/2027",
    title: "Remedial Admission",
    opens_at: "2026-01-05T00:00:00.000Z",
    closes_at: "2026-03-25T22:59:59.000Z",
    is_open: true,
    screening_fee: 10_000,
    test_dates: ["2026-03-26", "2026-03-27"],
    announcement: "Sale of forms ends on Wednesday 25 March 2026.",
  },
  course_code: "PHT",
  signed_up_at: "2026-02-01T09:00:00.000Z",
  verified_at: "2026-02-01T09:05:00.000Z",
  screening: {
    fee: 10_000,
    is_paid: true,
    paid_at: "2026-02-02T10:00:00.000Z",
    reference: "SCR-1",
  },
  olevel_requirement: { credits: 5, subjects: [["English Language"], ["Physics"]], sittings: 2 },
  number_of_sitting: "1",
  sittings: [
    {
      sitting: "1",
      school_name: "Government College",
      exam_type: "WAEC",
      year: "2024",
      exam_number: "4250101001",
      subjects: [{ name: "English Language", grade: "B3" }],
      result_file: "/media/results/11111111-1111-4111-8111-111111111111",
      result_media_type: "application/pdf",
      revision: 2,
    },
  ],
  jamb: null,
  sections: {
    personal: {
      state: "in_progress",
      missing: [{ field: "date_of_birth", message: "Enter your date of birth." }],
    },
    academic: {
      state: "in_progress",
      missing: [{ field: "first.subjects", message: "Enter at least five subjects." }],
    },
    jamb: { state: "not_started", missing: [] },
    declaration: { state: "not_started", missing: [] },
  },
  can_submit: false,
  submitted_at: null,
  test: null,
  decision: null,
};

const toCamelCaseState = (answer: Static<typeof ApplicationState>): ReadState =>
  toCamelCase(ApplicationState)(answer) as ReadState;

export const submittedApplication: Static<typeof ApplicationState> = {
  ...applicationAnswer,
  sections: {
    personal: { state: "complete", missing: [] },
    academic: { state: "complete", missing: [] },
    jamb: { state: "complete", missing: [] },
    declaration: { state: "complete", missing: [] },
  },
  submitted_at: "2026-03-01T12:00:00.000Z",
  test: {
    date: "2026-03-26",
    start_time: "09:00",
    end_time: "11:00",
    venue: "Computer-Based Test Centre",
    capacity: 40,
    seen_at: null,
    taken_at: null,
    score: null,
  },
};

/** The same two in camelCase, as the gateway reads them. */
export const readApplicationAnswer = toCamelCaseState(applicationAnswer);
export const readSubmittedApplication = toCamelCaseState(submittedApplication);

/** Accepts the applicant's sign-in. Returns the issued tokens. */
export const scriptApplicantSignIn = (
  college: ScriptedCollege,
  { user = applicantRecord, access = accessToken(), refresh = "refresh-1" } = {},
): { access: string; refresh: string } => {
  college.on("POST /admission/login", { body: { user, access, refresh } });
  return { access, refresh };
};

/** Answers everything that a signed-in applicant's screens read. */
export const scriptApplicantArea = (college: ScriptedCollege): void => {
  college.on("GET /admission/get-profile", { body: { profile: applicantRecord } });
  college.on("GET /admission/my-application/", { body: applicationAnswer });
};
