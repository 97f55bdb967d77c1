import { failureCases, html, testCatalogue } from "../../testing/error-catalogue.ts";
import { dashboardRoute, selectBedRoute } from "../../testing/scripted-hostel.ts";
import {
  hostelQuery,
  joinMutation,
  leaveMutation,
  selectBedMutation,
} from "../../testing/student-operations.ts";

const incomplete = "Fetched data is incomplete or in an unexpected format.";
const unanswered = ["answers with a page", "answers nothing", "answers in another shape"] as const;
const refused = (status: number, detail: string | undefined, code?: string) => ({
  status,
  body: { ...(detail && { detail }), ...(code && { code }) },
});
const waitingRoute = (method: string) => `${method} /hostel/waiting-list/`;
const refusalCase = (
  route: string,
  code: string,
  answer: ReturnType<typeof refused>,
  message: string,
) => ({
  when: `the college answers ${answer.status} ${code}${answer.body.detail ? "" : " without a message"}`,
  answers: { [route]: answer },
  outcome: { refusal: { code, message } },
});

testCatalogue([
  {
    name: "the hostel page",
    query: hostelQuery,
    as: "student",
    cases: [
      ...failureCases(dashboardRoute, /college's service/, unanswered),
      ...[html, "", 42, { data: { has_paid: true } }, { data: null }].map((body) => ({
        when: `the college answers ${JSON.stringify(body).slice(0, 30)}`,
        answers: { [dashboardRoute]: { body } },
        outcome: { error: { code: "COLLEGE_FAULT", message: incomplete } },
      })),
      {
        when: "the college refuses with a message",
        answers: { [dashboardRoute]: refused(400, "Hostels are being cleaned.") },
        outcome: { error: { code: "COLLEGE_FAULT", message: "Hostels are being cleaned." } },
      },
    ],
  },
  {
    name: "selectBed",
    query: selectBedMutation,
    variables: { bedId: "11" },
    as: "student",
    cases: [
      ...failureCases(selectBedRoute, /college's service|^Failed to select bed\.$/),
      {
        when: "a success has null as data",
        answers: { [selectBedRoute]: { body: { data: null } } },
        outcome: { refusal: { code: "REFUSED", message: "Failed to select bed." } },
      },
      {
        when: "a success with null as data has a message",
        answers: { [selectBedRoute]: { body: { data: null, message: "Bed is broken." } } },
        outcome: { refusal: { code: "REFUSED", message: "Bed is broken." } },
      },
      {
        when: "a success has no data at all",
        answers: { [selectBedRoute]: { body: { status: "success" } } },
        outcome: { error: { code: "COLLEGE_FAULT", message: "Failed to select bed." } },
      },
      ...(
        [
          ["applications_closed", "APPLICATIONS_CLOSED"],
          ["already_applied", "ALREADY_APPLIED"],
          ["wrong_kind", "WRONG_KIND"],
          ["no_kind", "NO_KIND"],
          ["key_reused", "KEY_REUSED"],
          ["another_reason", "REFUSED"],
        ] as const
      ).flatMap(([collegeCode, code]) => [
        refusalCase(selectBedRoute, code, refused(400, "Not now.", collegeCode), "Not now."),
        refusalCase(
          selectBedRoute,
          code,
          refused(400, undefined, collegeCode),
          "Failed to select bed.",
        ),
      ]),
      refusalCase(selectBedRoute, "HOSTEL_UNPAID", refused(402, "Pay."), "Pay."),
      refusalCase(
        selectBedRoute,
        "HOSTEL_UNPAID",
        refused(402, undefined),
        "Unauthorized! You have to pay for hostel fee before applying",
      ),
      refusalCase(selectBedRoute, "UNKNOWN_BED", refused(404, "No bed 11."), "No bed 11."),
      {
        when: "the refusal is an HTML page",
        answers: { [selectBedRoute]: { status: 400, body: html } },
        outcome: { refusal: { code: "REFUSED", message: "Failed to select bed." } },
      },
      {
        when: "the college answers 429",
        answers: { [selectBedRoute]: { status: 429, body: { detail: "Slow down." } } },
        outcome: { error: { code: "RATE_LIMITED", message: /^Too many attempts/ } },
      },
    ],
  },
  ...[
    { name: "joinHostelWaitingList", query: joinMutation, route: waitingRoute("POST"), except: [] },
    {
      name: "leaveHostelWaitingList",
      query: leaveMutation,
      route: waitingRoute("DELETE"),
      except: ["answers nothing"] as const,
    },
  ].map(({ name, query, route, except }) => ({
    name,
    query,
    as: "student" as const,
    cases: [
      ...failureCases(route, /college's service|^The waiting list could not be changed/, except),
      ...(
        [
          ["applications_closed", "APPLICATIONS_CLOSED"],
          ["already_applied", "ALREADY_APPLIED"],
          ["no_kind", "NO_KIND"],
          ["beds_free", "BEDS_FREE"],
        ] as const
      ).map(([collegeCode, code]) =>
        refusalCase(route, code, refused(400, "Not now.", collegeCode), "Not now."),
      ),
      refusalCase(route, "HOSTEL_UNPAID", refused(402, "Pay."), "Pay."),
      {
        when: "the college has no waiting list",
        answers: { [route]: { status: 405, body: html } },
        outcome: {
          refusal: { code: "NOT_AVAILABLE", message: "This is not available at your college." },
        },
      },
    ],
  })),
]);
