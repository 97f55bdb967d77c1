import type {
  ThisSemester_StudentFragment_hostel_application as HostelApplication,
  PlanUnlock,
  ThisSemester_StudentFragment as Student,
} from "../../gql/student-dashboards.ts";
import { formatMoney } from "../../lib/money.ts";
import { paths } from "../../paths.ts";
import type { StatusKind } from "../../ui/StatusTag.tsx";
import { courseCount, creditCount } from "../counts.ts";
import { dueText, nextShareOf } from "../payments/plan/plan-words.ts";

export interface SemesterStep {
  readonly name: string;
  readonly path: string;
  readonly kind: StatusKind;
  readonly status: string;
  readonly detail?: string;
  /** The words of the link that does what is due; absent if nothing is. */
  readonly action?: string;
  /** True if what is due is in time and nothing waits for it: an action of another step comes first. */
  readonly canWait?: boolean;
}

type Standing = Omit<SemesterStep, "name" | "path">;

interface Reading {
  /** True if a part of the response failed. What is missing is then unknown. */
  readonly failed: boolean;
  readonly currencySymbol: string;
}

const unknown: Standing = { kind: "neutral", status: "Could not be loaded" };

const tuitionOf = ({ fees }: Student, { failed, currencySymbol }: Reading): Standing => {
  if (!fees && failed) return unknown;
  const tuition = fees?.tuition;
  if (tuition?.isPaid) return { kind: "good", status: "Paid" };
  if (!tuition?.canPay) return { kind: "neutral", status: "No fee to pay yet" };
  const amount = formatMoney(tuition.amount, currencySymbol);
  const next = tuition.plan && nextShareOf(tuition.plan.shares);
  if (tuition.plan && next) {
    const { shares, nextAmount } = tuition.plan;
    const paid = shares.filter(({ state }) => state === "PAID").length;
    const isOverdue = next.state === "OVERDUE";
    return {
      kind: isOverdue ? "bad" : "waiting",
      status: isOverdue ? "Overdue" : paid > 0 ? `${paid} of ${shares.length} paid` : "Not paid",
      detail: `${nextAmount === null ? amount : formatMoney(nextAmount, currencySymbol)}. ${dueText(next)}`,
      action: "Pay instalment",
      canWait: !isOverdue && paid > 0,
    };
  }
  return { kind: "waiting", status: "Not paid", detail: amount, action: "Pay tuition" };
};

/** What must be paid before something is open. */
const lockedUntil = ({ fees }: Student, unlock: PlanUnlock): Standing => {
  const share = fees?.tuition?.plan?.shares.find(
    ({ unlocks, state }) => state !== "PAID" && unlocks.includes(unlock),
  );
  return {
    kind: "neutral",
    status: share ? `After instalment ${share.number}` : "After tuition",
  };
};

const coursesOf = (student: Student, { failed }: Reading): Standing => {
  const { courseRegistration } = student;
  if (!courseRegistration) {
    return failed ? unknown : { kind: "neutral", status: "No semester is running" };
  }
  const { isOpen, courses } = courseRegistration;
  if (courses.__typename === "Refusal") return lockedUntil(student, "REGISTRATION");
  const { isComplete, totalCourses, totalCredits } = courses.status;
  const detail = `${courseCount(totalCourses)}, ${creditCount(totalCredits)}`;
  if (totalCourses > 0 && isComplete) return { kind: "good", status: "Registered", detail };
  if (!isOpen) {
    const status = totalCourses > 0 ? "Closed, not complete" : "Not open";
    return { kind: "neutral", status, ...(totalCourses > 0 && { detail }) };
  }
  return totalCourses > 0
    ? { kind: "waiting", status: "Not complete", detail, action: "Complete registration" }
    : { kind: "waiting", status: "Not registered", action: "Register courses" };
};

const applicationOf = (
  { state, status, room, bed }: HostelApplication,
  again: boolean,
): Standing => {
  const place = room && bed ? { detail: `Room ${room}, bed ${bed}` } : {};
  switch (state) {
    case "PENDING":
      return { kind: "decided", status: "Awaiting review", ...place };
    case "APPROVED":
      return { kind: "good", status: "Approved", ...place };
    case "REJECTED":
      return { kind: "bad", status: "Not approved", ...(again && { action: "Apply again" }) };
    case "OTHER":
      return { kind: "neutral", status, ...place };
  }
};

const hostelOf = (student: Student, { failed }: Reading): Standing => {
  const { hostel, fees } = student;
  if (!hostel) return failed ? unknown : { kind: "neutral", status: "No hostel" };
  const { application, canSelectBed, waiting } = hostel;
  if (application) return applicationOf(application, canSelectBed);
  if (!hostel.hasPaid) {
    return fees && !fees.hostel.canPay
      ? lockedUntil(student, "HOSTEL")
      : { kind: "neutral", status: "Not paid", action: "Pay the hostel fee" };
  }
  if (waiting?.offer) {
    return { kind: "waiting", status: "A bed is held for you", action: "Take the bed" };
  }
  if (waiting) return { kind: "decided", status: "On the waiting list" };
  return canSelectBed
    ? { kind: "waiting", status: "No bed chosen", action: "Choose a bed" }
    : { kind: "neutral", status: "Applications closed" };
};

/** The step to do now. */
export const nextStep = (steps: readonly SemesterStep[]): SemesterStep | undefined => {
  const due = steps.filter(({ action }) => action !== undefined);
  return due.find(({ canWait }) => !canWait) ?? due[0];
};

/** Tuition, courses and hostel in the order in which a student does them. */
export const semesterSteps = (student: Student, reading: Reading): readonly SemesterStep[] => {
  const hostel = hostelOf(student, reading);
  const pays = student.hostel?.hasPaid === false && !student.hostel.application;
  return [
    { name: "Tuition", path: paths.student.tuitionPayment, ...tuitionOf(student, reading) },
    { name: "Courses", path: paths.student.courseRegistration, ...coursesOf(student, reading) },
    {
      name: "Hostel",
      path: pays && hostel.action ? paths.student.payment : paths.student.hostelApplication,
      ...hostel,
    },
  ];
};
