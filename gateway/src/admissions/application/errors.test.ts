import { expect, test } from "vitest";
import {
  answerOffer,
  confirmNotice,
  saveAcademic,
  saveJamb,
  savePersonal,
  sitting,
  submit,
} from "../../../testing/applicant-operations.ts";
import {
  type Case,
  failureCases,
  html,
  type Operation,
  testCatalogue,
} from "../../../testing/error-catalogue.ts";

const personalFailed = "Failed to save personal details. Please try again.";
const academicFailed =
  "Failed to save academic qualifications. Please try again. Ignore this message if you have already filled this section.";
const jambFailed = "Failed to save JAMB details. Please try again.";
const submitFailed = "Failed to submit application. Please try again.";

const profiles = "PATCH /admission/profiles";
const olevel = "PATCH /admission/update-olevel";
const jamb = "PATCH /admission/update-jamb";
const submission = "POST /admission/submit-application";
const offer = "POST /admission/offer/answer/";

/** If the contract requires no field of a success, an empty body is a success. */
const emptyIsFine = ["answers nothing"] as const;

/** The refusals that every write to the application shares. */
const sectionCases = (route: string, failed: string): readonly Case[] => [
  ...failureCases(route, failed, emptyIsFine),
  {
    when: "the fee is not paid, in the college's words",
    answers: { [route]: { status: 402, body: { detail: "Pay ₦10,000 first." } } },
    outcome: { refusal: { code: "SCREENING_UNPAID", message: "Pay ₦10,000 first." } },
  },
  {
    when: "the fee is not paid, without a word",
    answers: { [route]: { status: 402, body: html } },
    outcome: { refusal: { code: "SCREENING_UNPAID", message: "Pay the screening fee first." } },
  },
  {
    when: "the session has closed",
    answers: { [route]: { status: 409, body: { detail: "Closed.", code: "session_closed" } } },
    outcome: { refusal: { code: "SESSION_CLOSED", message: "Closed." } },
  },
  {
    when: "the email was never verified",
    answers: { [route]: { status: 403, body: { detail: "Verify.", code: "email_not_verified" } } },
    outcome: { refusal: { code: "EMAIL_NOT_VERIFIED", message: "Verify." } },
  },
  {
    when: "the account was suspended meanwhile",
    answers: { [route]: { status: 403, body: { detail: "No.", code: "account_suspended" } } },
    outcome: { error: { code: "ACCOUNT_SUSPENDED", message: "No." } },
  },
  {
    when: "the college counts calls",
    answers: {
      [route]: { status: 429, body: { detail: "Slow." }, headers: { "retry-after": "9" } },
    },
    outcome: {
      error: { code: "RATE_LIMITED", message: "Too many attempts. Try again in 9 seconds." },
    },
  },
  {
    when: "it is refused in a way that the contract does not know",
    answers: { [route]: { status: 422, body: html } },
    outcome: { error: { code: "COLLEGE_FAULT", message: failed } },
  },
];

const savingCases = (route: string, failed: string): readonly Case[] => [
  ...sectionCases(route, failed),
  {
    when: "it is refused without a word",
    answers: { [route]: { status: 400, body: html } },
    outcome: { refusal: { code: "INVALID_INPUT", message: failed, fields: [] } },
  },
  {
    when: "it is submitted already",
    answers: { [route]: { status: 409, body: { detail: "Submitted.", code: "submitted" } } },
    outcome: { refusal: { code: "SUBMITTED", message: "Submitted." } },
  },
  {
    when: "another window saved it meanwhile",
    answers: { [route]: { status: 409, body: { detail: "Moved.", code: "changed_elsewhere" } } },
    outcome: { refusal: { code: "CHANGED_ELSEWHERE", message: "Moved." } },
  },
];

const operations: readonly Operation[] = [
  {
    name: "savePersonalDetails",
    query: savePersonal,
    variables: { input: { phone: "0803" } },
    as: "applicant",
    cases: [
      ...savingCases(profiles, personalFailed),
      {
        when: "the college refuses fields",
        answers: {
          [profiles]: {
            status: 400,
            body: { date_of_birth: ["Too young."], passport: ["Not a picture."] },
          },
        },
        outcome: {
          refusal: {
            code: "INVALID_INPUT",
            message: "Too young.",
            fields: [
              { field: "dateOfBirth", message: "Too young." },
              { field: "passport", message: "Not a picture." },
            ],
          },
        },
      },
      {
        when: "the college's disk is full",
        answers: { [profiles]: { status: 507, body: { detail: "No room." } } },
        outcome: { refusal: { code: "STORAGE_FULL", message: "No room." } },
      },
      {
        when: "the college finds the photo too large",
        answers: { [profiles]: { status: 413, body: html } },
        outcome: {
          refusal: {
            code: "FILE_TOO_LARGE",
            message: "The passport photo may be at most 2 MB.",
            fields: [{ field: "passport", message: "The passport photo may be at most 2 MB." }],
          },
        },
      },
    ],
  },
  {
    name: "saveAcademicQualifications",
    query: saveAcademic,
    variables: { input: { sittings: [sitting] } },
    as: "applicant",
    cases: [
      ...savingCases(olevel, academicFailed),
      {
        when: "the college refuses fields, in whichever way it writes places",
        answers: {
          [olevel]: {
            status: 400,
            body: {
              exam_number: ["Ten digits."],
              "subjects[3].grade": ["A1 to F9."],
              number_of_sitting: ["1 or 2."],
              "<script>": ["x"],
            },
          },
        },
        outcome: {
          refusal: {
            code: "INVALID_INPUT",
            message: "Ten digits.",
            fields: [
              { field: "sittings.0.examNumber", message: "Ten digits." },
              { field: "sittings.0.subjects.3.grade", message: "A1 to F9." },
              { field: "sittings", message: "1 or 2." },
            ],
          },
        },
      },
    ],
  },
  {
    name: "saveJambDetails",
    query: saveJamb,
    variables: { input: { jambNo: "1", jambScore: "" } },
    as: "applicant",
    cases: [
      ...savingCases(jamb, jambFailed),
      {
        when: "the college refuses a field",
        answers: { [jamb]: { status: 400, body: { jamb_no: ["Not a number."] } } },
        outcome: {
          refusal: {
            code: "INVALID_INPUT",
            message: "Not a number.",
            fields: [{ field: "jambNo", message: "Not a number." }],
          },
        },
      },
    ],
  },
  {
    name: "submitApplication",
    query: submit,
    as: "applicant",
    cases: [
      ...sectionCases(submission, submitFailed),
      {
        when: "something is missing, told by field",
        answers: {
          [submission]: {
            status: 400,
            body: {
              detail: "Not complete.",
              missing: { personal: ["Enter your phone number."] },
              missing_fields: {
                personal: [{ field: "phone", message: "Enter your phone number." }],
                academic: [{ field: "second.subjects", message: "Enter a subject." }],
                jamb: [{ field: "jamb_no", message: "Enter it." }],
                secrets: [{ field: "x", message: "hidden" }],
              },
            },
          },
        },
        outcome: {
          refusal: {
            code: "INCOMPLETE",
            message: "Not complete.",
            fields: [
              { field: "personal.phone", message: "Enter your phone number." },
              { field: "academic.sittings.1.subjects", message: "Enter a subject." },
              { field: "jamb.jambNo", message: "Enter it." },
            ],
          },
        },
      },
      {
        when: "something is missing, told by section",
        answers: {
          [submission]: {
            status: 400,
            body: { detail: "No.", missing: { jamb: ["Fill it in."] } },
          },
        },
        outcome: {
          refusal: {
            code: "INCOMPLETE",
            message: "No.",
            fields: [{ field: "jamb", message: "Fill it in." }],
          },
        },
      },
      {
        when: "something is missing, nobody says what",
        answers: { [submission]: { status: 400, body: html } },
        outcome: { refusal: { code: "INCOMPLETE", message: submitFailed, fields: [] } },
      },
      {
        when: "every test is full",
        answers: {
          [submission]: { status: 409, body: { detail: "Full.", code: "no_test_batch" } },
        },
        outcome: { refusal: { code: "NO_TEST_BATCH", message: "Full." } },
      },
    ],
  },
  {
    name: "answerOffer",
    query: answerOffer,
    variables: { accept: true },
    as: "applicant",
    cases: [
      ...failureCases(offer, /college's service/),
      {
        when: "there is no offer",
        answers: { [offer]: { status: 404, body: { detail: "None." } } },
        outcome: { refusal: { code: "NO_OFFER", message: "None." } },
      },
      {
        when: "the college does not make offers here",
        answers: { [offer]: { status: 404, body: html } },
        outcome: {
          refusal: { code: "NOT_AVAILABLE", message: "This is not available at your college." },
        },
      },
      {
        when: "it is answered the other way",
        answers: {
          [offer]: { status: 409, body: { detail: "Declined.", code: "offer_answered" } },
        },
        outcome: { refusal: { code: "OFFER_ANSWERED", message: "Declined." } },
      },
      {
        when: "another student has the email",
        answers: { [offer]: { status: 409, body: { detail: "Taken.", code: "email_in_use" } } },
        outcome: { refusal: { code: "EMAIL_IN_USE", message: "Taken." } },
      },
      {
        when: "its day has passed",
        answers: { [offer]: { status: 409, body: { detail: "Past.", code: "offer_expired" } } },
        outcome: { refusal: { code: "OFFER_EXPIRED", message: "Past." } },
      },
    ],
  },
  {
    name: "confirmTestNotice",
    query: confirmNotice,
    as: "applicant",
    cases: failureCases("POST /admission/test-notice/seen/", /college's service/),
  },
];

const catalogue = testCatalogue(operations);

test("a refused file is named, and sittings saved before it stay saved", async () => {
  catalogue.college().on(olevel, { body: {} });
  catalogue.college().on("POST /admission/upload-result", { status: 413, body: html });
  const browser = catalogue.gateway().browser();
  await browser.signIn("COHT/PHT/00002", "yusuf", "APPLICANT");
  catalogue.college().forget();

  const { data } = await browser.uploadAll(
    saveAcademic,
    { input: { sittings: [sitting, sitting] } },
    { secondResult: { content: Buffer.from("%PDF-1.7"), name: "b.pdf", type: "application/pdf" } },
  );

  expect(data?.result).toMatchObject({
    code: "FILE_TOO_LARGE",
    fields: [{ field: "secondResult", message: "A result file may be at most 5 MB." }],
  });
  expect(catalogue.college().callsTo(olevel)).toHaveLength(2);
});
