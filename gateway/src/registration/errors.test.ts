import { beforeEach, expect, test } from "vitest";
import type { Browser } from "../../testing/browser.ts";
import { failureCases, html, testCatalogue } from "../../testing/error-catalogue.ts";
import {
  availableRoute,
  infoRoute,
  registeredRoute,
  registerRoute,
  registrationStatusRoute,
} from "../../testing/scripted-courses.ts";
import { registrationInfoAnswer } from "../../testing/scripted-student.ts";
import {
  dropMutation,
  registerMutation,
  registrationQuery,
} from "../../testing/student-operations.ts";

const dropRoute = "DELETE /result/courseregistration/900/";
const fee = "You have to pay Tuition fees before registering courses";
const refusal = (code: string, message: string, ids: object = {}) => ({
  refusal: { __typename: "RegistrationRefused", code, message, ...ids },
});
const codes = [
  ["closed", "CLOSED"],
  ["wrong_semester", "WRONG_SEMESTER"],
  ["unknown_course", "UNKNOWN_COURSE"],
  ["prerequisite", "PREREQUISITE"],
  ["carryover_required", "CARRYOVER_REQUIRED"],
  ["compulsory_required", "COMPULSORY_REQUIRED"],
  ["too_many_credits", "TOO_MANY_CREDITS"],
  ["too_few_credits", "TOO_FEW_CREDITS"],
  ["deadline_passed", "DEADLINE_PASSED"],
  ["result_published", "RESULT_PUBLISHED"],
  ["another_reason", "REFUSED"],
] as const;

const catalogue = testCatalogue([
  {
    name: "the registration page",
    query: registrationQuery,
    as: "student",
    cases: [
      ...failureCases(infoRoute, "Failed to load registration information"),
      ...failureCases(availableRoute, "Failed to load course data"),
      ...failureCases(registeredRoute, "Failed to fetch registered courses"),
      {
        when: "the college has no such semester",
        answers: { [registeredRoute]: { status: 404, body: { detail: "No." } } },
        outcome: {
          error: { code: "NOT_FOUND", message: "Failed to fetch registered courses" },
        },
      },
      {
        when: "tuition is unpaid already for the calendar",
        answers: { [infoRoute]: { status: 402, body: {} } },
        outcome: { error: { code: "COLLEGE_FAULT", message: fee } },
      },
      {
        when: "the student exceeds the rate limit",
        answers: { [infoRoute]: { status: 429, body: { detail: "Slow down." } } },
        outcome: { error: { code: "RATE_LIMITED", message: /^Too many attempts/ } },
      },
    ],
  },
  {
    name: "the registration status",
    query:
      "{ viewer { ... on Student { courseRegistration { courses { ... on RegistrationCourses { status { isComplete } } } } } } }",
    as: "student",
    cases: failureCases(registrationStatusRoute, "Failed to load course data"),
  },
  {
    name: "registerCourses",
    query: registerMutation,
    variables: { courseIds: ["21"] },
    as: "student",
    cases: [
      ...failureCases(infoRoute, "Failed to load registration information"),
      ...failureCases(registerRoute, "Registration failed", ["answers nothing"]),
      ...codes.map(([collegeCode, code]) => ({
        when: `the college answers ${collegeCode}`,
        answers: {
          [registerRoute]: { status: 400, body: { error: "Not so.", code: collegeCode } },
        },
        outcome: refusal(code, "Not so."),
      })),
      {
        when: "the refusal names carryovers and courses",
        answers: {
          [registerRoute]: {
            status: 400,
            body: { error: "Take these.", carryover_course_ids: [20], course_ids: [21, 22] },
          },
        },
        outcome: refusal("CARRYOVER_REQUIRED", "Take these.", {
          carryoverCourseIds: ["20"],
          courseIds: ["21", "22"],
        }),
      },
      {
        when: "the refusal is an HTML page",
        answers: { [registerRoute]: { status: 400, body: html } },
        outcome: refusal("REFUSED", "Registration failed"),
      },
      {
        when: "tuition is unpaid",
        answers: { [registerRoute]: { status: 402, body: { detail: "Pay." } } },
        outcome: refusal("TUITION_UNPAID", "Pay."),
      },
      {
        when: "tuition is unpaid, and the college answers no sentence",
        answers: { [registerRoute]: { status: 402, body: html } },
        outcome: refusal("TUITION_UNPAID", fee),
      },
      {
        when: "no semester runs",
        answers: { [infoRoute]: { status: 404, body: { detail: "Not found." } } },
        outcome: refusal("CLOSED", "Course registration is closed."),
      },
    ],
  },
  {
    name: "dropCourse",
    query: dropMutation,
    variables: { registrationId: "900" },
    as: "student",
    cases: [
      ...failureCases(dropRoute, "The course could not be dropped. Please try again.", [
        "answers nothing",
      ]),
      ...codes.map(([collegeCode, code]) => ({
        when: `the college answers ${collegeCode}`,
        answers: { [dropRoute]: { status: 400, body: { error: "Not so.", code: collegeCode } } },
        outcome: refusal(code, "Not so."),
      })),
      {
        when: "the registration is not the student's",
        answers: { [dropRoute]: { status: 404, body: { detail: "No such registration." } } },
        outcome: refusal("UNKNOWN_REGISTRATION", "No such registration."),
      },
      {
        when: "the college does not offer it",
        answers: { [dropRoute]: { status: 405, body: html } },
        outcome: refusal("NOT_AVAILABLE", "This is not available at your college."),
      },
    ],
  },
]);

let browser: Browser;

beforeEach(async () => {
  browser = catalogue.gateway().browser();
  await browser.signIn("COHT/2024/002", "bello");
  catalogue.college().forget();
});

test.each([
  [{ detail: "Pay 86,500 first." }, "Pay 86,500 first."],
  [{}, fee],
])("unpaid tuition hides the courses but not the calendar: %j", async (body, message) => {
  for (const route of [availableRoute, registrationStatusRoute, registeredRoute]) {
    catalogue.college().on(route, { status: 402, body });
  }

  const { data, errors } = await browser.graphql(registrationQuery);

  expect(errors).toEqual([]);
  expect(data?.viewer).toMatchObject({
    courseRegistration: {
      minCredits: 15,
      courses: { __typename: "Refusal", code: "TUITION_UNPAID", message },
    },
  });
});

test("a part that fails leaves the other parts", async () => {
  catalogue.college().on(availableRoute, { status: 500, body: html });

  const { data, errors } = await browser.graphql(
    "{ viewer { ... on Student { courseRegistration { courses { ... on RegistrationCourses { registered { id } } } } } } }",
  );

  expect(errors).toEqual([]);
  expect(data?.viewer).toEqual({
    courseRegistration: { courses: { registered: [{ id: "900" }] } },
  });
});

test("the page reads the calendar, then three parts at the same time", async () => {
  const college = catalogue.college();
  const routes = [registeredRoute, availableRoute, registrationStatusRoute];
  const answers = routes.map((route) => college.scripted(route));
  let arrived = 0;
  let release = (): void => {};
  const allArrived = new Promise<void>((resolve) => {
    release = resolve;
  });
  for (const [index, route] of routes.entries()) {
    // None is answered before the last one arrives.
    college.on(route, async () => {
      arrived += 1;
      if (arrived === routes.length) release();
      await allArrived;
      return answers[index] ?? {};
    });
  }

  expect((await browser.graphql(registrationQuery)).errors).toEqual([]);
  expect(college.calls).toHaveLength(4);
  for (const route of routes) {
    expect(college.callsTo(route)[0]?.path).toContain("?session=2025%2F2026&semester=2");
  }
});

test.each([
  ["none", [], "REFUSED"],
  ["one that cannot exist", ["21", "twenty"], "UNKNOWN_COURSE"],
  ["one out of the numbers' range", ["99999999999"], "UNKNOWN_COURSE"],
  ["ten thousand", Array.from({ length: 10_000 }, (_, index) => String(index + 1)), "REFUSED"],
])("the gateway itself refuses %s", async (_what, courseIds, code) => {
  const { data } = await browser.graphql(registerMutation, { courseIds });

  expect(data?.result).toMatchObject({ __typename: "RegistrationRefused", code });
  expect(catalogue.college().calls).toEqual([]);
});

test("a repeated course is sent once, with the session of the calendar", async () => {
  const college = catalogue.college();
  college.on(infoRoute, {
    body: {
      ...registrationInfoAnswer,
      // A first semester within one calendar year opens a session of two years.
      academic_calendar: {
        semester_start: "2026-08-03",
        semester_end: "2026-12-18",
        semester: "1",
      },
      current_semester: "1",
    },
  });

  const { data } = await browser.graphql(registerMutation, { courseIds: ["21", "21", "20"] });

  expect(JSON.parse(college.callsTo(registerRoute)[0]?.body ?? "")).toEqual({
    session: "2026/2027",
    semester: "1",
    course_ids: [21, 20],
  });
  expect(data?.result).toMatchObject({
    message: "Registered.",
    registration: { id: "2026/2027 FIRST", courses: { registered: [{ id: "900" }] } },
  });
});

test.each([
  ["no semester runs", { status: 404, body: { detail: "Not found." } }],
  [
    "the college names no semester",
    {
      body: {
        ...registrationInfoAnswer,
        current_semester: "",
        academic_calendar: { ...registrationInfoAnswer.academic_calendar, semester: " " },
      },
    },
  ],
])("there is no registration where %s", async (_when, answer) => {
  catalogue.college().on(infoRoute, answer);

  const { data, errors } = await browser.graphql(registrationQuery);

  expect(errors).toEqual([]);
  expect(data).toEqual({ viewer: { courseRegistration: null } });
});
