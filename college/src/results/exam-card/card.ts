import { and, asc, eq, sql } from "drizzle-orm";
import type { ResponseOf } from "../../../../contract/endpoint.ts";
import type { confirmExamCard, examCard } from "../../../../contract/results/exam-card.ts";
import type { Account } from "../../accounts/guard.ts";
import type { College } from "../../context.ts";
import type { Database } from "../../db/database.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { semester } from "../../db/schema/calendar.ts";
import { course } from "../../db/schema/courses.ts";
import { student } from "../../db/schema/students.ts";
import type { ExamCard } from "../../documents/exam-card.ts";
import { readPhoto } from "../../files/photo.ts";
import { refuse } from "../../http/refusal.ts";
import { semesterName } from "../semester.ts";
import { type CardCourse, readStudies, type Studies } from "./studies.ts";
import { examCardTexts } from "./texts.ts";
import { readExamCard, signExamCard } from "./token.ts";

/** @throws 404 while no semester runs, or where nothing is registered in it. */
export const readOwnCard = async (
  college: College,
  account: Account,
): Promise<ResponseOf<typeof examCard>> => {
  const { semester: running, obstacle, courses } = await readCard(college, account);
  const isOnCard = (one: CardCourse) => one.obstacle === null;
  return {
    session: running.session,
    semester: running.number,
    obstacle,
    courses: obstacle === null ? courses.filter(isOnCard) : [],
    leftOut: courses.flatMap(({ code, obstacle: own }) =>
      own === null ? [] : { code, obstacle: own },
    ),
  };
};

/** @throws 404 as above; 409 `no_exam_card` with the obstacle. */
export const issueCard = async (college: College, account: Account): Promise<ExamCard> => {
  const studies = await readCard(college, account);
  if (studies.obstacle !== null) {
    throw refuse(409, `${studies.obstacle}.`, "no_exam_card");
  }
  return cardOf(college, studies, await readPhoto(college.db, studies.owner.passportFileId));
};

/** The card of a student whom no obstacle keeps from the examinations. */
export const cardOf = (
  college: College,
  { semester: running, owner, courses }: Studies,
  photo: Buffer | null,
): ExamCard => {
  const onCard = courses.filter((one) => one.obstacle === null);
  const issuedAt = college.clock();
  const token = signExamCard(college.config.secret, {
    matricNumber: owner.matricNumber,
    semesterId: running.id,
    issuedAt,
    courseIds: onCard.map(({ id }) => id),
  });
  return {
    name: owner.name,
    matricNumber: owner.matricNumber,
    department: owner.department,
    level: owner.level,
    photo,
    semester: semesterName(running),
    courses: onCard,
    issuedAt,
    confirmationUrl: `${college.config.publicUrl}/exam-card/${token}`,
  };
};

/**
 * What a card says, and what of it may be sat now.
 * @throws 404 for a card that the college did not sign; 429 for too many of those from one address.
 */
export const confirmCard = async (
  college: College,
  token: string,
  address: string,
): Promise<ResponseOf<typeof confirmExamCard>> => {
  const claims = readExamCard(college.config.secret, token);
  const [found] =
    claims === undefined
      ? []
      : await readStudies(
          college,
          and(eq(student.matricNumber, claims.matricNumber), eq(semester.id, claims.semesterId)),
        );
  if (claims === undefined || found === undefined) {
    // Only wrong cards are counted: a whole hall may be checked from one address.
    await college.attempts.count("look-up", address);
    throw refuse(404, examCardTexts.unknown);
  }
  const { owner, semester: of, obstacle, courses } = found;
  const now = new Map(courses.map((one) => [one.id, one]));
  const titles = await readTitles(college.db, claims.courseIds);
  return {
    matricNumber: owner.matricNumber,
    name: owner.name,
    department: owner.department,
    level: owner.level,
    session: of.session,
    semester: of.number,
    issuedAt: claims.issuedAt.toISOString(),
    isRunning: of.isCurrent,
    courses: titles.map(({ id, ...one }) => ({
      ...one,
      maySit: of.isCurrent && obstacle === null && now.get(id)?.obstacle === null,
    })),
  };
};

/** The card of an account in the running semester. */
const readCard = async (college: College, account: Account): Promise<Studies> => {
  const [studies] = await readStudies(
    college,
    and(eq(student.accountId, account.id), eq(semester.isCurrent, true)),
  );
  if (studies === undefined) throw refuse(404, examCardTexts.noSemester);
  if (studies.courses.length === 0) throw refuse(404, examCardTexts.nothingRegistered);
  return { ...studies, obstacle: obstacleOfCard(studies) };
};

/** Why there is no card of somebody who has registered courses. */
export const obstacleOfCard = ({ obstacle, courses }: Studies): string | null => {
  if (obstacle !== null) return obstacle;
  return courses.every((one) => one.obstacle !== null) ? examCardTexts.allLeftOut : null;
};

const readTitles = (db: Database, courseIds: readonly number[]) =>
  db
    .select({ id: course.id, code: course.code, title: course.title })
    .from(course)
    .where(sql`${course.id} ${isOneOf(courseIds)}`)
    .orderBy(asc(course.code));
