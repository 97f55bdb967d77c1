import request from "supertest";
import type { Static } from "typebox";
import type {
  availableCourses,
  registeredCourses,
  registrationInfo,
} from "../../contract/registration/registration.ts";
import type { CourseOffer } from "../../rules/registration/course-offer.ts";
import type { College } from "../src/context.ts";
import { addFirstProgrammes } from "../src/courses/programmes/of-department.ts";
import {
  course,
  courseDepartment,
  courseOffering,
  courseOutcome,
  coursePrerequisite,
  courseRegistration,
} from "../src/db/schema/courses.ts";
import { department } from "../src/db/schema/students.ts";
import { departmentCalled } from "./departments.ts";
import { createPayer, creditPayment, type Payer } from "./payments.ts";
import { createCalendar } from "./people.ts";
import { nextSerial } from "./serial.ts";

/** As `createCalendar` has it. */
export const runningSemester = { session: "2025/2026", semester: "2" } as const;

/** The running semester, with registration open for a week, and drops for one more, of the college's clock. */
export const openRegistration = (
  college: College,
  fields: Parameters<typeof createCalendar>[1] = {},
): ReturnType<typeof createCalendar> => {
  const inDays = (days: number) => new Date(college.clock().getTime() + days * 24 * 3_600_000);
  return createCalendar(college, {
    registrationStart: inDays(-7),
    registrationEnd: inDays(7),
    dropDeadline: inDays(14),
    ...fields,
  });
};

/** A signed-in level-100 student of Community Health who has paid tuition, by default. */
export const createRegistrant = async (
  college: College,
  sessionId: number,
  fields: Parameters<typeof createPayer>[1] = {},
): Promise<Payer> => {
  const payer = await createPayer(college, fields);
  await creditPayment(college, { accountId: payer.accountId, sessionId, purpose: "tuition" });
  return payer;
};

/** The name of a department of a test's own, so that no other test's courses are offered to its students. */
export const createDepartment = async ({ db }: College): Promise<string> => {
  const serial = nextSerial("department");
  const [row] = await db
    .insert(department)
    .values({ name: `Department ${serial} Studies`, code: `D${serial}` })
    .returning();
  if (row === undefined) throw new Error("the department was not written");
  await addFirstProgrammes(db, [row]);
  return row.name;
};

type CourseFields = Partial<Omit<typeof course.$inferInsert, "id" | "courseDepartmentId">> & {
  /** Department of the students it is offered to, made when it does not exist yet; null for none. */
  readonly offeredTo?: string | null;
  readonly isCompulsory?: boolean;
  readonly prerequisites?: readonly TestCourse[];
};

export type TestCourse = typeof course.$inferSelect;

/**
 * Writes a course of three credits, taught by General Studies in second semesters, at level 100, and offered to
 * Community Health by default. Each call makes another.
 */
export const createCourse = async (
  college: College,
  { offeredTo, isCompulsory, prerequisites = [], ...fields }: CourseFields = {},
): Promise<TestCourse> => {
  const number = String(nextSerial("course")).padStart(4, "0");
  const [row] = await college.db
    .insert(course)
    .values({
      code: `GST ${number}`,
      title: `Course ${number}`,
      creditLoad: 3,
      level: 100,
      semester: 2,
      ...fields,
      courseDepartmentId: await generalStudies(college),
    })
    .returning();
  if (row === undefined) throw new Error("the course was not written");
  if (offeredTo !== null) {
    const { id: departmentId } = await departmentCalled(college, offeredTo ?? "Community Health");
    await college.db
      .insert(courseOffering)
      .values({ courseId: row.id, departmentId, isCompulsory: isCompulsory ?? false });
  }
  if (prerequisites.length > 0) {
    await college.db
      .insert(coursePrerequisite)
      .values(prerequisites.map(({ id }) => ({ courseId: row.id, prerequisiteId: id })));
  }
  return row;
};

const generalStudies = async ({ db }: College): Promise<number> => {
  const name = "General Studies";
  const [unit] = await db
    .insert(courseDepartment)
    .values({ name })
    .onConflictDoUpdate({ target: courseDepartment.name, set: { name } })
    .returning();
  if (unit === undefined) throw new Error("the course's department was not written");
  return unit.id;
};

/** Writes what came of a student's attempt at a course. */
export const recordOutcome = async (
  { db }: College,
  outcome: typeof courseOutcome.$inferInsert,
): Promise<void> => {
  await db.insert(courseOutcome).values(outcome);
};

/** Writes registrations as registering would have, without its rules; answers their ids. */
export const writeRegistrations = async (
  { db, clock }: College,
  { studentId, semesterId }: { readonly studentId: number; readonly semesterId: number },
  ...courses: readonly Pick<TestCourse, "id">[]
): Promise<readonly number[]> => {
  const rows = await db
    .insert(courseRegistration)
    .values(
      courses.map(({ id: courseId }) => ({
        studentId,
        semesterId,
        courseId,
        isCarryover: false,
        registeredAt: clock(),
      })),
    )
    .returning();
  return rows.map(({ id }) => id);
};

type Caller = Pick<Payer, "authorization">;

/** Calls one of the reads of course registration, `available-courses/`, with the running semester by default. */
export const readCourses = (
  url: string,
  { authorization }: Caller,
  path: "" | "available-courses/" | "registration-status/" | "slip/",
  semester: Readonly<Record<string, string>> = runningSemester,
) => request(url).get(`/result/courseregistration/${path}`).query(semester).set({ authorization });

export const registerCourses = (
  url: string,
  { authorization }: Caller,
  courseIds: readonly number[],
  semester: Readonly<Record<string, string>> = runningSemester,
) =>
  request(url)
    .post("/result/courseregistration/register-courses/")
    .set({ authorization })
    .send({ ...semester, course_ids: courseIds });

export const dropRegistration = (url: string, { authorization }: Caller, id: number) =>
  request(url).delete(`/result/courseregistration/${id}/`).set({ authorization });

export interface SeenOffer {
  readonly offer: CourseOffer;
  /** Registrations by course. */
  readonly registrations: ReadonlyMap<number, number>;
}

/** Reads an offer from the college's answers, as a client does before it applies the selection rules. */
export const seeOffer = async (
  url: string,
  who: Pick<Payer, "authorization">,
): Promise<SeenOffer> => {
  const info: Static<typeof registrationInfo.response> = (
    await request(url)
      .get("/result/courseregistration/registration-info/")
      .set({ authorization: who.authorization })
      .expect(200)
  ).body;
  const available: Static<typeof availableCourses.response> = (
    await readCourses(url, who, "available-courses/").expect(200)
  ).body;
  const registered: Static<typeof registeredCourses.response> = (
    await readCourses(url, who, "").expect(200)
  ).body;
  const registrations = new Map(registered.map(({ id, course }) => [course.id, id]));
  const toOffered =
    (isCarryover: boolean) =>
    (course: (typeof available.new_courses)[number]): CourseOffer["courses"][number] => ({
      id: course.id,
      creditLoad: course.credit_load,
      isCarryover,
      isCompulsory: course.is_compulsory,
      isRegistered: registrations.has(course.id),
      missingPrerequisites: (course.prerequisites ?? [])
        .filter(({ is_passed }) => !is_passed)
        .map(({ code }) => code),
    });
  return {
    offer: {
      courses: [
        ...available.carryover_courses.map(toOffered(true)),
        ...available.new_courses.map(toOffered(false)),
      ],
      minCredits: info.min_credits,
      maxCredits: info.max_credits,
    },
    registrations,
  };
};
