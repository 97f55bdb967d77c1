import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { QueryOf } from "../../../../contract/endpoint.ts";
import type { printExamCards } from "../../../../contract/results/exam-card.ts";
import type { College } from "../../context.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { semester } from "../../db/schema/calendar.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { student } from "../../db/schema/students.ts";
import { type ExamCard, streamExamCards } from "../../documents/exam-card.ts";
import { readThumbnails } from "../../files/thumbnails.ts";
import { FileAnswer } from "../../http/file-answer.ts";
import { refuse } from "../../http/refusal.ts";
import { semesterName } from "../semester.ts";
import { cardOf, obstacleOfCard } from "./card.ts";
import { readStudies, type Studies } from "./studies.ts";
import { examCardTexts } from "./texts.ts";

type Query = QueryOf<typeof printExamCards>;

/** Students read at once: what of the cards is in memory at any time. */
const batchSize = 50;

/** In pixels: twice the printed size in points. */
const photoSize = { width: 255, height: 300 } as const;

/**
 * The examination cards of everybody in a department, or in one level of it, who has one now. Sent as they are drawn.
 * @throws 404 while no semester runs, or where nobody has a card
 */
export const printCards = async (college: College, query: Query): Promise<FileAnswer> => {
  const ids = await readRegistered(college, query);
  const batches = cardsOf(college, ids);
  // Read before anything is sent, so that no cards are a refusal and no empty file.
  const first = await batches.next();
  if (first.done === true) throw refuse(404, examCardTexts.nobody);
  const { semester: running } = first.value;
  const cards = async function* (): AsyncGenerator<ExamCard> {
    yield first.value.card;
    for await (const { card } of batches) yield card;
  };
  const name = semesterName(running);
  const pdf = streamExamCards(cards(), name, college.clock(), college.identity);
  return new FileAnswer("application/pdf", pdf, "exam_cards.pdf");
};

/** Active students who have registered something in the running semester, by matric number. */
const readRegistered = async (
  { db }: College,
  { departmentId, level }: Query,
): Promise<readonly number[]> => {
  const rows = await db
    .select({ id: student.id })
    .from(student)
    .where(
      and(
        eq(student.departmentId, departmentId),
        level === undefined ? undefined : eq(student.level, level),
        eq(student.standing, "active"),
        sql`exists (${db
          .select({ one: sql`1` })
          .from(courseRegistration)
          .innerJoin(
            semester,
            and(eq(semester.id, courseRegistration.semesterId), eq(semester.isCurrent, true)),
          )
          .where(
            and(eq(courseRegistration.studentId, student.id), isNull(courseRegistration.droppedAt)),
          )})`,
      ),
    )
    .orderBy(asc(student.matricNumber));
  return rows.map(({ id }) => id);
};

async function* cardsOf(college: College, ids: readonly number[]) {
  for (let from = 0; from < ids.length; from += batchSize) {
    const isOfBatch = sql`${student.id} ${isOneOf(ids.slice(from, from + batchSize))}`;
    const studies = await readStudies(college, and(isOfBatch, eq(semester.isCurrent, true)));
    const holders = studies.filter((one) => one.courses.length > 0 && obstacleOfCard(one) === null);
    const photos = await readThumbnails(college.db, photoIdsOf(holders), photoSize);
    for (const one of holders) {
      const photo = photos.get(one.owner.passportFileId ?? "") ?? null;
      yield { semester: one.semester, card: cardOf(college, one, photo) };
    }
  }
}

const photoIdsOf = (holders: readonly Studies[]): readonly string[] =>
  holders.flatMap(({ owner: { passportFileId } }) => passportFileId ?? []);
