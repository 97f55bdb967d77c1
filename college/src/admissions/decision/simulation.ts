import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import type {
  exportSimulation,
  simulateAdmission,
} from "../../../../contract/admissions/ranking.ts";
import type { BodyOf, QueryOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { College } from "../../context.ts";
import { admissionDecision, applicant, applicationSession } from "../../db/schema/admissions.ts";
import { department, programme } from "../../db/schema/students.ts";
import { refuse, refuseFields } from "../../http/refusal.ts";
import type { WholeTable } from "../../lists/export.ts";
import { nameOf } from "./papers.ts";
import { readPlaces } from "./places.ts";
import { simulate } from "./ranking.ts";
import { decisionTexts } from "./texts.ts";

type Body = BodyOf<typeof simulateAdmission>;
type Answer = ResponseOf<typeof simulateAdmission>;
type DepartmentPlan = Body["departments"][number];

/** The limit of one bulk decision. */
const mostCandidates = 5_000;

/**
 * Ranks the candidates of departments and previews who would be admitted, put on the waiting list or rejected. Writes nothing.
 * @throws 400 for a department or programme that is unknown or named twice; 404 for an unknown round; 409 `too_many`.
 */
export const simulateRound = async (
  college: College,
  { applicationSessionId: roundId, departments: plans }: Body,
): Promise<Answer> => {
  const { db } = college;
  if ((await db.$count(applicationSession, eq(applicationSession.id, roundId))) === 0) {
    throw refuse(404, decisionTexts.noRound);
  }
  const departments = await findDepartments(college, plans);
  const candidates = await readCandidates(
    college,
    roundId,
    departments.map(({ id }) => id),
  );
  if (candidates.length > mostCandidates) {
    throw refuse(409, decisionTexts.tooManyCandidates, "too_many");
  }
  const places = await readPlaces(college, db, [roundId]);
  return {
    departments: departments.map(({ id, code, name, plan, programme: chosen }) => {
      const isOfPlan = (one: {
        readonly departmentId: number;
        readonly programmeId: number | null;
      }) => one.departmentId === id && (chosen === null || one.programmeId === chosen.id);
      const { quota, taken } = places.find(
        (one) => one.departmentId === id && one.programmeId === (chosen?.id ?? null),
      ) ?? {
        quota: null,
        taken: 0,
      };
      const simulated = simulate(
        candidates.filter(isOfPlan),
        { cutOff: plan.cutOff, admit: plan.admit ?? null, waitingList: plan.waitingList ?? null },
        { quota, taken },
      );
      const countOf = (outcome: string) =>
        simulated.filter((one) => one.outcome === outcome).length;
      const admitted = countOf("admitted");
      return {
        departmentCode: code,
        department: decisionTexts.programmeOf(name, chosen?.name),
        quota,
        taken,
        admitted,
        waitingList: countOf("waiting_list"),
        notAdmitted: countOf("not_admitted"),
        over: quota === null || admitted === 0 ? 0 : Math.max(0, taken + admitted - quota),
        candidates: simulated.map(({ candidate, rank, outcome }) => ({
          ...candidate,
          rank,
          name: nameOf(candidate),
          outcome,
        })),
      };
    }),
  };
};

const findDepartments = async ({ db }: College, plans: readonly DepartmentPlan[]) => {
  const all = await db.select().from(department);
  const programmes = await db.select().from(programme);
  const planOf = new Map(plans.map((plan) => [plan.departmentCode.trim().toUpperCase(), plan]));
  const found = all.flatMap((one) => {
    const plan = planOf.get(one.code);
    if (plan === undefined) return [];
    const chosen = programmeOf(programmes, one.id, plan.programmeCode);
    return chosen === undefined ? [] : [{ ...one, plan, programme: chosen }];
  });
  if (found.length < plans.length) {
    throw refuseFields({ departments: [decisionTexts.unknownDepartment] });
  }
  return found.toSorted((one, other) => (one.name < other.name ? -1 : 1));
};

/** Null where the plan names none; undefined where the department has no such programme. */
const programmeOf = (
  programmes: readonly (typeof programme.$inferSelect)[],
  departmentId: number,
  code: string | undefined,
): typeof programme.$inferSelect | null | undefined =>
  code === undefined || code === ""
    ? null
    : programmes.find(
        (one) => one.departmentId === departmentId && one.code === code.trim().toUpperCase(),
      );

/** The tested applicants who are not decided on, or wait; one more than can be decided on where there are more. */
const readCandidates = async (
  { db }: College,
  applicationSessionId: number,
  departmentIds: readonly number[],
) => {
  const rows = await db
    .select({
      id: applicant.id,
      departmentId: applicant.departmentId,
      programmeId: applicant.programmeId,
      applicationNo: applicant.applicationNo,
      surname: applicant.surname,
      firstName: applicant.firstName,
      otherName: applicant.otherName,
      score: applicant.testScore,
      jambScore: applicant.jambScore,
      submittedAt: applicant.submittedAt,
      decided: admissionDecision.outcome,
    })
    .from(applicant)
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .where(
      and(
        eq(applicant.applicationSessionId, applicationSessionId),
        inArray(applicant.departmentId, [...departmentIds]),
        isNotNull(applicant.testScore),
        or(isNull(admissionDecision.outcome), eq(admissionDecision.outcome, "waiting_list")),
      ),
    )
    .limit(mostCandidates + 1);
  return rows.flatMap(({ score, submittedAt, ...row }) =>
    score === null || submittedAt === null ? [] : [{ ...row, score, submittedAt }],
  );
};

type TableQuery = Omit<QueryOf<typeof exportSimulation>, "format">;

/** The candidates of a department and what a plan proposes for each, for a spreadsheet. @throws as `simulateRound` */
export const simulationTable = async (college: College, query: TableQuery): Promise<WholeTable> => {
  const { applicationSessionId, ...plan } = query;
  const { departments } = await simulateRound(college, {
    applicationSessionId,
    departments: [plan],
  });
  return {
    name: "ranking",
    parameters: query,
    headings: [
      "Department",
      "Rank",
      "Application number",
      "Name",
      "Test score (%)",
      "JAMB score",
      "Proposed",
      "Decided",
    ],
    rows: departments.flatMap(({ department, candidates }) =>
      candidates.map((one) => [
        department,
        one.rank,
        one.applicationNo,
        one.name,
        one.score,
        one.jambScore,
        words(one.outcome),
        one.decided && words(one.decided),
      ]),
    ),
  };
};

const words = (outcome: string): string => outcome.replaceAll("_", " ");
