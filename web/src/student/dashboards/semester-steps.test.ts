import { expect, it } from "vitest";
import type { ThisSemester_StudentFragment } from "../../gql/student-dashboards.ts";
import { paths } from "../../paths.ts";
import { nextStep, semesterSteps } from "./semester-steps.ts";

type Student = ThisSemester_StudentFragment;

const nothing = {
  __typename: "Student",
  id: "7",
  fees: null,
  courseRegistration: null,
  hostel: null,
} as const;

const stepsOf = (parts: Partial<Student>, failed = false) =>
  semesterSteps({ ...nothing, ...parts }, { failed, currencySymbol: "₦" });

const shortOf = (name: string, parts: Partial<Student>, failed = false) => {
  const step = stepsOf(parts, failed).find((one) => one.name === name);
  return [step?.kind, step?.status, step?.detail, step?.action];
};

type Plan = NonNullable<NonNullable<NonNullable<Student["fees"]>["tuition"]>["plan"]>;

const fees = (
  tuition: { isPaid: boolean; canPay: boolean; plan?: Plan } | null,
  canPayHostel = false,
) => ({
  fees: {
    __typename: "StudentFees" as const,
    session: "2026/2027",
    tuition: tuition && {
      __typename: "TuitionFee" as const,
      amount: 21_000,
      plan: null,
      ...tuition,
    },
    hostel: { __typename: "HostelFee" as const, isPaid: false, canPay: canPayHostel },
  },
});

const courses = (totalCourses: number, isComplete: boolean, isOpen = true) => ({
  courseRegistration: {
    __typename: "CourseRegistration" as const,
    id: "2026/2027 FIRST",
    isOpen,
    courses: {
      __typename: "RegistrationCourses" as const,
      status: {
        __typename: "RegistrationStatus" as const,
        isComplete,
        totalCourses,
        totalCredits: totalCourses * 2,
      },
    },
  },
});

type Hostel = NonNullable<Student["hostel"]>;

const hostel = (parts: Partial<Hostel> = {}) => ({
  hostel: {
    __typename: "Hostel" as const,
    id: "7",
    hasPaid: true,
    canSelectBed: true,
    application: null,
    waiting: null,
    ...parts,
  },
});

const application = (state: "PENDING" | "APPROVED" | "REJECTED" | "OTHER") => ({
  __typename: "HostelApplication" as const,
  state,
  status: "released",
  room: "A-101",
  bed: "2",
});

it.each([
  ["no fees", {}, ["neutral", "No fee to pay yet", undefined, undefined]],
  [
    "a due fee",
    fees({ isPaid: false, canPay: true }),
    ["waiting", "Not paid", "₦21,000", "Pay tuition"],
  ],
  ["a paid fee", fees({ isPaid: true, canPay: false }), ["good", "Paid", undefined, undefined]],
])("shows the tuition of a student with %s", (_what, parts, shown) => {
  expect(shortOf("Tuition", parts)).toEqual(shown);
});

it.each([
  ["no semester", {}, ["neutral", "No semester is running", undefined, undefined]],
  [
    "nothing registered",
    courses(0, true),
    ["waiting", "Not registered", undefined, "Register courses"],
  ],
  [
    "a part registered",
    courses(3, false),
    ["waiting", "Not complete", "3 courses, 6 credits", "Complete registration"],
  ],
  ["all registered", courses(8, true), ["good", "Registered", "8 courses, 16 credits", undefined]],
  ["a closed registration", courses(0, true, false), ["neutral", "Not open", undefined, undefined]],
])("shows the courses of a student with %s", (_what, parts, shown) => {
  expect(shortOf("Courses", parts)).toEqual(shown);
});

const place = "Room A-101, bed 2";

it.each([
  [
    "unpaid tuition",
    { ...hostel({ hasPaid: false }), ...fees(null) },
    ["neutral", "After tuition"],
  ],
  [
    "an unpaid fee",
    { ...hostel({ hasPaid: false }), ...fees(null, true) },
    ["neutral", "Not paid", undefined, "Pay the hostel fee"],
  ],
  ["no bed", hostel(), ["waiting", "No bed chosen", undefined, "Choose a bed"]],
  ["no bed when closed", hostel({ canSelectBed: false }), ["neutral", "Applications closed"]],
  [
    "a place in the queue",
    hostel({ waiting: { __typename: "HostelWaiting", offer: null } }),
    ["decided", "On the waiting list"],
  ],
  [
    "a new application",
    hostel({ application: application("PENDING") }),
    ["decided", "Awaiting review", place],
  ],
  ["a bed", hostel({ application: application("APPROVED") }), ["good", "Approved", place]],
  [
    "a rejection",
    hostel({ application: application("REJECTED") }),
    ["bad", "Not approved", undefined, "Apply again"],
  ],
])("shows the hostel of a student with %s", (_what, parts, shown) => {
  expect(shortOf("Hostel", parts)).toEqual([...shown, undefined, undefined].slice(0, 4));
});

it("leads to the payment while the hostel fee can be paid", () => {
  const [, , step] = stepsOf({ ...hostel({ hasPaid: false }), ...fees(null, true) });
  expect(step?.path).toBe(paths.student.payment);
  expect(stepsOf(hostel())[2]?.path).toBe(paths.student.hostelApplication);
});

it("shows what a failed response left out as unknown", () => {
  for (const step of stepsOf({}, true)) expect(step.status).toBe("Could not be loaded");
});

type ShareState = Plan["shares"][number]["state"];

const planOf = (...states: readonly ShareState[]): Plan => ({
  __typename: "TuitionPlan",
  nextAmount: 10_500,
  shares: states.map((state, index) => ({
    __typename: "TuitionPlanShare",
    number: index + 1,
    label: `Instalment ${index + 1} of ${states.length}`,
    percent: 50,
    amount: 10_500,
    outstanding: state === "PAID" ? 0 : 10_500,
    dueDate: `2027-0${index + 1}-15`,
    state,
    unlocks: index === 0 ? ["REGISTRATION"] : ["HOSTEL", "EXAMINATION"],
  })),
});

const inShares = (...states: readonly ShareState[]) =>
  fees({ isPaid: false, canPay: true, plan: planOf(...states) });

it.each([
  ["NEXT", "LATER", ["waiting", "Not paid", "₦10,500. Due by 15 January 2027"]],
  ["OVERDUE", "LATER", ["bad", "Overdue", "₦10,500. Overdue since 15 January 2027"]],
  ["PAID", "NEXT", ["waiting", "1 of 2 paid", "₦10,500. Due by 15 February 2027"]],
] as const)("shows the next share of tuition that is %s and %s", (first, second, shown) => {
  expect(shortOf("Tuition", inShares(first, second))).toEqual([...shown, "Pay instalment"]);
});

const refused = {
  courseRegistration: {
    __typename: "CourseRegistration" as const,
    id: "2026/2027 FIRST",
    isOpen: true,
    courses: { __typename: "Refusal" as const, code: "TUITION_UNPAID", message: "" },
  },
};

it("names the share that opens courses and hostel", () => {
  const locked = { ...inShares("NEXT", "LATER"), ...refused, ...hostel({ hasPaid: false }) };
  expect(shortOf("Courses", locked)[1]).toBe("After instalment 1");
  expect(shortOf("Hostel", locked)[1]).toBe("After instalment 2");
  const whole = { ...fees({ isPaid: false, canPay: true }), ...refused };
  expect(shortOf("Courses", whole)[1]).toBe("After tuition");
});

it.each([
  ["PAID", "NEXT", courses(0, true), "Courses"],
  ["PAID", "NEXT", courses(8, true), "Tuition"],
  ["PAID", "OVERDUE", courses(0, true), "Tuition"],
  ["NEXT", "LATER", courses(0, true), "Tuition"],
] as const)("with shares %s and %s, %j is followed by %s", (first, second, parts, name) => {
  expect(nextStep(stepsOf({ ...inShares(first, second), ...parts }))?.name).toBe(name);
});
