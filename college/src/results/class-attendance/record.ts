import { and, asc, eq, isNull, ne, sql } from "drizzle-orm";
import type { BodyOf, QueryOf, ResponseOf, ValueOf } from "../../../../contract/endpoint.ts";
import type {
  deleteClassMeeting,
  saveClassMeeting,
} from "../../../../contract/results/class-attendance.ts";
import type { Account } from "../../accounts/guard.ts";
import { recordChange } from "../../audit/record-change.ts";
import { dayText, isCalendarDay } from "../../calendar-day.ts";
import type { College } from "../../context.ts";
import type { Transaction } from "../../db/database.ts";
import { isOneOf } from "../../db/is-one-of.ts";
import { courseRegistration } from "../../db/schema/courses.ts";
import { classAttendance, classMeeting } from "../../db/schema/results.ts";
import { staffMember } from "../../db/schema/staff.ts";
import { student } from "../../db/schema/students.ts";
import { notFound, refuse, refuseFields } from "../../http/refusal.ts";
import { savingTexts } from "../../records/texts.ts";
import { oneLine } from "../../typed-text.ts";
import { readOwnPlace, type SheetPlace } from "../sheets/sheet.ts";
import { lecturerName } from "../teaching/course-lecturers.ts";
import { readDays } from "./course.ts";
import { countClasses } from "./tallies.ts";
import { classTexts } from "./texts.ts";

type Params = ValueOf<(typeof saveClassMeeting)["params"]>;
type Body = BodyOf<typeof saveClassMeeting>;
type Answer = ResponseOf<typeof saveClassMeeting>;
type Meeting = typeof classMeeting.$inferSelect;
type Marks = ReadonlyMap<number, (typeof classAttendance.$inferSelect)["mark"]>;

/**
 * Records a class for a lecturer of the course, or changes it. It is idempotent: a class that stands as it is sent is answered as
 * saved, whatever revision was seen.
 * @throws 400 `held_on`; 403 `not_assigned`; 404; 409 `not_open`, `same_day`, `changed_elsewhere`.
 */
export const saveClass = (
  college: College,
  account: Account,
  { key, ...params }: Params,
  body: Body,
): Promise<Answer> =>
  college.db.transaction(async (tx) => {
    const place = await readOwnPlace(tx, account, params);
    await requireDay(college, tx, place, body.heldOn);
    const taking = await readTaking(tx, place);
    // A concurrent request that recorded the same class was awaited; the second attempt sees it.
    const answer =
      (await trySave(college, tx, account, { place, taking, key }, body)) ??
      (await trySave(college, tx, account, { place, taking, key }, body));
    if (answer === undefined) throw notFound();
    return answer;
  });

interface SavedClass {
  readonly place: SheetPlace;
  /** The matric numbers of those who take the course, by id. */
  readonly taking: ReadonlyMap<number, string>;
  readonly key: string;
}

const trySave = async (
  college: College,
  tx: Transaction,
  account: Account,
  { place, taking, key }: SavedClass,
  { heldOn, ...body }: Body,
): Promise<Answer | undefined> => {
  const sent = new Map(body.marks.map(({ studentId, mark }) => [studentId, mark]));
  const marks: Marks = new Map([...sent].filter(([id]) => taking.has(id)));
  const leftOut = [...sent.keys()].filter((id) => !taking.has(id));
  const topic = oneLine(body.topic);
  const now = await lockMeeting(tx, key);
  if (now !== undefined && !isOfPlace(now, place)) throw notFound();
  const before: Marks = now === undefined ? new Map() : await readMarks(tx, now.id, taking);
  if (now?.heldOn === heldOn && now.topic === topic && isEqual(before, marks)) {
    return { revision: now.revision, leftOut };
  }
  if (body.revision !== (now?.revision ?? 0)) {
    throw refuse(409, savingTexts.changedElsewhere, "changed_elsewhere");
  }
  if (now?.heldOn !== heldOn && body.isConfirmed !== true) {
    await requireFreeDay(tx, place, key, heldOn);
  }
  const saved = await writeMeeting(college, tx, account, place, {
    ...{ key, topic, heldOn, before: now },
  });
  if (saved === undefined) return undefined;
  await writeMarks(tx, saved.id, taking, marks);
  await countClasses(tx, place);
  const sayMarks = (of: Marks) =>
    Object.fromEntries([...of].map(([id, mark]) => [taking.get(id) ?? id, mark]));
  await recordChange(college, tx, {
    actorAccountId: account.id,
    action: now === undefined ? "class.record" : "class.change",
    subject: subjectOf(place),
    before: now && { heldOn: now.heldOn, topic: now.topic, marks: sayMarks(before) },
    after: { heldOn, topic, marks: sayMarks(marks) },
  });
  return { revision: saved.revision, leftOut };
};

/**
 * Deletes a class that was recorded by mistake; the audit log keeps it.
 * @throws 403 `not_assigned`; 404; 409 `not_open`, `changed_elsewhere`.
 */
export const deleteClass = (
  college: College,
  account: Account,
  { key, ...params }: Params,
  { revision }: QueryOf<typeof deleteClassMeeting>,
): Promise<Record<string, never>> =>
  college.db.transaction(async (tx) => {
    const place = await readOwnPlace(tx, account, params);
    await requireRunning(college, tx, place);
    const now = await lockMeeting(tx, key);
    if (now === undefined || !isOfPlace(now, place)) throw notFound();
    if (now.revision !== revision) {
      throw refuse(409, savingTexts.changedElsewhere, "changed_elsewhere");
    }
    const marks = await tx
      .select({ matricNumber: student.matricNumber, mark: classAttendance.mark })
      .from(classAttendance)
      .innerJoin(student, eq(student.id, classAttendance.studentId))
      .where(eq(classAttendance.meetingId, now.id))
      .orderBy(asc(student.matricNumber));
    await tx.delete(classMeeting).where(eq(classMeeting.id, now.id));
    await countClasses(tx, place);
    await recordChange(college, tx, {
      actorAccountId: account.id,
      action: "class.delete",
      subject: subjectOf(place),
      before: {
        heldOn: now.heldOn,
        topic: now.topic,
        marks: Object.fromEntries(marks.map(({ matricNumber, mark }) => [matricNumber, mark])),
      },
    });
    return {};
  });

const subjectOf = ({ semesterId, courseId }: SheetPlace) => `class:${semesterId}/${courseId}`;

const isOfPlace = (meeting: Meeting, place: SheetPlace): boolean =>
  meeting.courseId === place.courseId && meeting.semesterId === place.semesterId;

const requireRunning = async (college: College, tx: Transaction, { semesterId }: SheetPlace) => {
  const days = await readDays(college, tx, semesterId);
  if (!days.isCurrent) throw refuse(409, classTexts.notOpen, "not_open");
  return days;
};

const requireDay = async (college: College, tx: Transaction, place: SheetPlace, heldOn: string) => {
  const { first, last } = await requireRunning(college, tx, place);
  if (!isCalendarDay(heldOn) || heldOn < first || heldOn > last) {
    const sentence = classTexts.outsideSemester(dayText(first), dayText(last));
    throw refuseFields({ held_on: [sentence] });
  }
};

/** A day may have two classes, but one that a colleague has recorded already is usually the same class. */
const requireFreeDay = async (
  tx: Transaction,
  { courseId, semesterId }: SheetPlace,
  key: string,
  heldOn: string,
): Promise<void> => {
  const [other] = await tx
    .select({ by: lecturerName })
    .from(classMeeting)
    .innerJoin(staffMember, eq(staffMember.accountId, classMeeting.recordedBy))
    .where(
      and(
        eq(classMeeting.courseId, courseId),
        eq(classMeeting.semesterId, semesterId),
        eq(classMeeting.heldOn, heldOn),
        ne(classMeeting.key, key),
      ),
    )
    .limit(1);
  if (other) throw refuse(409, classTexts.sameDay(dayText(heldOn), other.by), "same_day");
};

const lockMeeting = async (tx: Transaction, key: string): Promise<Meeting | undefined> => {
  const [row] = await tx.select().from(classMeeting).where(eq(classMeeting.key, key)).for("update");
  return row;
};

/** The matric numbers of those who take the course, by id. */
const readTaking = async (
  tx: Transaction,
  { courseId, semesterId }: SheetPlace,
): Promise<ReadonlyMap<number, string>> => {
  const rows = await tx
    .select({ id: student.id, matricNumber: student.matricNumber })
    .from(courseRegistration)
    .innerJoin(student, eq(student.id, courseRegistration.studentId))
    .where(
      and(
        eq(courseRegistration.courseId, courseId),
        eq(courseRegistration.semesterId, semesterId),
        isNull(courseRegistration.droppedAt),
      ),
    );
  return new Map(rows.map(({ id, matricNumber }) => [id, matricNumber]));
};

/** The marks of a class, without those of students who have dropped the course. */
const readMarks = async (
  tx: Transaction,
  meetingId: number,
  taking: ReadonlyMap<number, string>,
): Promise<Marks> => {
  const rows = await tx
    .select()
    .from(classAttendance)
    .where(eq(classAttendance.meetingId, meetingId));
  return new Map(
    rows.filter(({ studentId }) => taking.has(studentId)).map((row) => [row.studentId, row.mark]),
  );
};

const isEqual = (one: Marks, other: Marks): boolean =>
  one.size === other.size && [...one].every(([id, mark]) => other.get(id) === mark);

/** Undefined where another request recorded the same class meanwhile. */
const writeMeeting = async (
  { clock }: College,
  tx: Transaction,
  { id: recordedBy }: Account,
  { courseId, semesterId }: SheetPlace,
  {
    before,
    ...written
  }: Pick<Meeting, "key" | "topic" | "heldOn"> & { readonly before: Meeting | undefined },
): Promise<Meeting | undefined> => {
  const changedAt = clock();
  const [row] =
    before === undefined
      ? await tx
          .insert(classMeeting)
          .values({ ...written, courseId, semesterId, recordedBy, changedAt })
          .onConflictDoNothing()
          .returning()
      : await tx
          .update(classMeeting)
          .set({ ...written, changedAt, revision: before.revision + 1 })
          .where(eq(classMeeting.id, before.id))
          .returning();
  return row;
};

/** Replaces the marks of those who take the course. Marks of those who have dropped it stay. */
const writeMarks = async (
  tx: Transaction,
  meetingId: number,
  taking: ReadonlyMap<number, string>,
  marks: Marks,
): Promise<void> => {
  await tx
    .delete(classAttendance)
    .where(
      and(
        eq(classAttendance.meetingId, meetingId),
        sql`${classAttendance.studentId} ${isOneOf([...taking.keys()])}`,
      ),
    );
  if (marks.size === 0) return;
  await tx
    .insert(classAttendance)
    .values([...marks].map(([studentId, mark]) => ({ meetingId, studentId, mark })));
};
