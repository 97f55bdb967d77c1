import { asc, desc, eq } from "drizzle-orm";
import type { applicationSessions } from "../../../../contract/admissions/sign-up.ts";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { College } from "../../context.ts";
import { applicationSession, olevelRequirement, testBatch } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { department } from "../../db/schema/students.ts";
import { describeSession } from "../session-record.ts";

type Answer = ResponseOf<typeof applicationSessions>;

/** The application sessions, newest first, and the courses that can be applied for, by name. */
export const listSessions = async (college: College): Promise<Answer> => ({
  sessions: await readSessions(college),
  courses: await readCourses(college),
});

const readSessions = async (college: College): Promise<Answer["sessions"]> => {
  const rows = await college.db
    .select({ session: applicationSession, name: academicSession.name })
    .from(applicationSession)
    .innerJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
    .orderBy(desc(applicationSession.opensAt), desc(applicationSession.id));
  const batches = await college.db
    .select({ sessionId: testBatch.applicationSessionId, startsAt: testBatch.startsAt })
    .from(testBatch);
  return rows.map(({ session, name }) => {
    const own = batches.filter(({ sessionId }) => sessionId === session.id);
    const starts = own.map(({ startsAt }) => startsAt);
    return describeSession(college, session, name, starts);
  });
};

const readCourses = async ({ db }: College): Promise<Answer["courses"]> => {
  const rows = await db
    .select({ code: department.code, name: department.name, requirement: olevelRequirement })
    .from(department)
    .leftJoin(olevelRequirement, eq(olevelRequirement.departmentId, department.id))
    .orderBy(asc(department.name));
  return rows.map(({ code, name, requirement }) => ({
    code,
    name,
    olevelRequirement: requirement && {
      credits: requirement.credits,
      subjects: requirement.subjects.map((group) => [...group]),
      sittings: requirement.sittings,
    },
  }));
};
