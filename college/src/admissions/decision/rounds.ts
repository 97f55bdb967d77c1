import { and, asc, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { readApplicantChoices } from "../../../../contract/admissions/applicant-records.ts";
import type {
  exportPlaces,
  readPlaces as readPlacesEndpoint,
} from "../../../../contract/admissions/ranking.ts";
import type { QueryOf, ResponseOf } from "../../../../contract/endpoint.ts";
import type { College } from "../../context.ts";
import { readDepartmentChoices } from "../../courses/programmes/of-department.ts";
import type { Database } from "../../db/database.ts";
import { admissionDecision, applicant, applicationSession } from "../../db/schema/admissions.ts";
import { academicSession } from "../../db/schema/calendar.ts";
import { department, programme } from "../../db/schema/students.ts";
import { refuse } from "../../http/refusal.ts";
import type { WholeTable } from "../../lists/export.ts";
import { readPlaces } from "./places.ts";
import { decisionTexts } from "./texts.ts";

type Answer = ResponseOf<typeof readPlacesEndpoint>;

/**
 * A round of admission by department; by default the latest with a tested applicant.
 * @throws 404 for one that is not there.
 */
export const readRound = async (
  college: College,
  requestedId: number | undefined,
): Promise<Answer> => {
  const { db } = college;
  const sessions = await readRounds(db);
  const id = requestedId ?? (await latestTested(db, sessions)) ?? sessions[0]?.id;
  if (id === undefined) return { applicationSessionId: null, sessions, departments: [] };
  if (!sessions.some((one) => one.id === id)) throw refuse(404, decisionTexts.noRound);
  const [departments, programmes, places, counts] = await Promise.all([
    db.select().from(department).orderBy(asc(department.name)),
    db.select().from(programme).orderBy(asc(programme.name)),
    readPlaces(college, db, [id]),
    countByDepartment(college, id),
  ]);
  return {
    applicationSessionId: id,
    sessions,
    departments: departments.map((one) => {
      const own = programmes.filter(({ departmentId }) => departmentId === one.id);
      const placeOf = (id: number | null) =>
        places.find((known) => known.departmentId === one.id && known.programmeId === id);
      const place = placeOf(null);
      const counted = counts.find(({ departmentId }) => departmentId === one.id);
      return {
        departmentCode: one.code,
        department: one.name,
        quota: place?.quota ?? null,
        taken: place?.taken ?? 0,
        undecided: counted?.undecided ?? 0,
        waitingList: counted?.waiting ?? 0,
        notAdmitted: counted?.notAdmitted ?? 0,
        untested: counted?.untested ?? 0,
        programmes:
          own.length === 1
            ? []
            : own.map(({ id: programmeId, code, name }) => ({
                code,
                name,
                quota: placeOf(programmeId)?.quota ?? null,
                taken: placeOf(programmeId)?.taken ?? 0,
              })),
      };
    }),
  };
};

/** Every round of admission, the latest first. */
const readRounds = (db: Database) =>
  db
    .select({
      id: applicationSession.id,
      title: applicationSession.title,
      session: academicSession.name,
    })
    .from(applicationSession)
    .innerJoin(academicSession, eq(academicSession.id, applicationSession.academicSessionId))
    .orderBy(desc(applicationSession.opensAt), desc(applicationSession.id));

/** The latest round with a score. */
const latestTested = async (
  db: Database,
  rounds: readonly { readonly id: number }[],
): Promise<number | undefined> => {
  const tested = await db
    .selectDistinct({ id: applicant.applicationSessionId })
    .from(applicant)
    .where(isNotNull(applicant.testScore));
  return rounds.find(({ id }) => tested.some((one) => one.id === id))?.id;
};

/** The filters on applicants. */
export const readChoices = async ({
  db,
}: College): Promise<ResponseOf<typeof readApplicantChoices>> => {
  const [sessions, departments] = await Promise.all([readRounds(db), readDepartmentChoices(db)]);
  return { sessions, departments };
};

/** Those who submitted, by the department they prefer, in one pass. */
const countByDepartment = ({ db }: College, applicationSessionId: number) => {
  const { outcome } = admissionDecision;
  const where = (condition: ReturnType<typeof sql>) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
  return db
    .select({
      departmentId: applicant.departmentId,
      undecided: where(sql`${applicant.testScore} is not null and ${outcome} is null`),
      waiting: where(sql`${outcome} = 'waiting_list'`),
      notAdmitted: where(sql`${outcome} = 'not_admitted'`),
      untested: where(sql`${applicant.testScore} is null and ${outcome} is null`),
    })
    .from(applicant)
    .leftJoin(admissionDecision, eq(admissionDecision.applicantId, applicant.id))
    .where(
      and(
        eq(applicant.applicationSessionId, applicationSessionId),
        isNotNull(applicant.submittedAt),
      ),
    )
    .groupBy(applicant.departmentId);
};

type PlacesQuery = Omit<QueryOf<typeof exportPlaces>, "format">;

/** The places of a round of admission and who is to be decided on, for a spreadsheet. @throws 404 without a round */
export const placesTable = async (
  college: College,
  { applicationSessionId: requestedId }: PlacesQuery,
): Promise<WholeTable> => {
  const { applicationSessionId, sessions, departments } = await readRound(college, requestedId);
  const round = sessions.find(({ id }) => id === applicationSessionId);
  if (round === undefined) throw refuse(404, decisionTexts.noRound);
  return {
    name: "admission-places",
    parameters: { applicationSessionId: round.id },
    headings: [
      "Round",
      "Session",
      "Department",
      "Quota",
      "Offers",
      "Left",
      "Undecided",
      "Waiting list",
      "Not admitted",
      "Untested",
    ],
    rows: departments.map(({ department, quota, taken, ...counts }) => [
      round.title,
      round.session,
      department,
      quota,
      taken,
      quota === null ? null : Math.max(0, quota - taken),
      counts.undecided,
      counts.waitingList,
      counts.notAdmitted,
      counts.untested,
    ]),
  };
};
