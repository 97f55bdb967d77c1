import { asc, desc, eq, lte, sql } from "drizzle-orm";
import type { admissionDashboard } from "../../../contract/dashboards/dashboards.ts";
import type { QueryOf, ResponseOf } from "../../../contract/endpoint.ts";
import { screeningOf } from "../admissions/application/status.ts";
import type { College } from "../context.ts";
import type { Database } from "../db/database.ts";
import { admissionDecision, applicant, applicationSession } from "../db/schema/admissions.ts";
import { academicSession } from "../db/schema/calendar.ts";
import { charge } from "../db/schema/ledger.ts";
import { department, student } from "../db/schema/students.ts";
import { sumOf } from "./sum-of.ts";

type Answer = ResponseOf<typeof admissionDashboard>;
type Funnel = Answer["total"];
type DepartmentFunnel = Answer["departments"][number];

const nobody: Funnel = {
  signedUp: 0,
  verified: 0,
  paid: 0,
  submitted: 0,
  tested: 0,
  admitted: 0,
  accepted: 0,
  matriculated: 0,
};

/** The funnel of an application session: one statement over its applicants, and one that lists the sessions. */
export const readAdmissionDashboard = async (
  { db, clock }: College,
  { applicationSession: requestedId }: QueryOf<typeof admissionDashboard>,
): Promise<Answer> => {
  const sessions = await readSessions(db, clock());
  const session =
    requestedId === undefined
      ? (sessions.find(({ hasOpened }) => hasOpened) ?? sessions[0])
      : sessions.find(({ id }) => id === requestedId);
  const departments = session === undefined ? [] : await readFunnels(db, session.id);
  return {
    session: session ?? null,
    sessions: [...sessions],
    total: sumOf(
      nobody,
      departments.map(({ counts }) => counts),
    ),
    departments: [...departments],
  };
};

const readSessions = (db: Database, now: Date) =>
  db
    .select({
      id: applicationSession.id,
      title: applicationSession.title,
      academicSession: academicSession.name,
      hasOpened: sql<boolean>`${lte(applicationSession.opensAt, now)}`,
    })
    .from(applicationSession)
    .innerJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
    .orderBy(desc(applicationSession.opensAt), desc(applicationSession.id));

const readFunnels = (db: Database, sessionId: number): Promise<readonly DepartmentFunnel[]> =>
  db
    .select({
      id: department.id,
      department: department.name,
      counts: {
        signedUp: sql<number>`count(*)::int`,
        verified: sql<number>`count(${applicant.verifiedAt})::int`,
        paid: sql<number>`count(${charge.id})::int`,
        submitted: sql<number>`count(${applicant.submittedAt})::int`,
        tested: sql<number>`count(${applicant.testScore})::int`,
        admitted: sql<number>`(count(*) filter (where ${eq(admissionDecision.outcome, "admitted")}))::int`,
        accepted: sql<number>`(count(*) filter (where ${eq(admissionDecision.answer, "accepted")}))::int`,
        matriculated: sql<number>`(count(${student.id}) filter (where ${student.standing} <> 'withdrawn'))::int`,
      },
    })
    .from(applicant)
    .innerJoin(applicationSession, eq(applicationSession.id, applicant.applicationSessionId))
    .innerJoin(department, eq(department.id, applicant.departmentId))
    .leftJoin(charge, screeningOf())
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .leftJoin(student, eq(student.id, admissionDecision.studentId))
    .where(eq(applicant.applicationSessionId, sessionId))
    .groupBy(department.id)
    .orderBy(asc(department.name));
