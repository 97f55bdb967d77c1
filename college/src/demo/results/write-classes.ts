import { sql } from "drizzle-orm";
import { addDays } from "../../calendar-day.ts";
import type { Transaction } from "../../db/database.ts";
import { classMeeting } from "../../db/schema/results.ts";
import { countAllClasses } from "../../results/class-attendance/tallies.ts";
import { found } from "../found.ts";
import { Random } from "../random.ts";
import type { TaughtCourse } from "./taught-courses.ts";

interface ClassesData {
  readonly seed: number;
  readonly today: string;
  readonly now: Date;
  readonly courses: readonly TaughtCourse[];
}

/** Classes of a course, one a week. */
const classesOfCourse = 4;

const topics = ["Introduction", "Terms and definitions", "Case studies", "Practical"] as const;

/** One student in so many misses about half of the classes. */
const truantEvery = 13;

/** Writes the latest classes of the running semester's courses, and who attended them. */
export const writeClasses = async (
  tx: Transaction,
  { seed, today, now, courses }: ClassesData,
): Promise<void> => {
  const random = new Random(seed);
  const running = courses.filter(({ isRunning }) => isRunning);
  const classes = running.flatMap((course, index) =>
    Array.from({ length: classesOfCourse }, (_, week) => ({
      course,
      key: (index * classesOfCourse + week).toString(16).padStart(32, "0"),
      heldOn: addDays(today, -1 - (index % 5) - 7 * (classesOfCourse - 1 - week)),
      topic: topics[week] ?? "",
    })).filter(({ heldOn }) => heldOn >= course.startsOn),
  );
  if (classes.length === 0) return;
  const meetings = await tx
    .insert(classMeeting)
    .values(
      classes.map(({ course: { courseId, semesterId, lecturer }, ...one }) => ({
        ...one,
        courseId,
        semesterId,
        recordedBy: lecturer,
        changedAt: now,
      })),
    )
    .returning({ id: classMeeting.id, key: classMeeting.key });
  const idOf = new Map(meetings.map(({ id, key }) => [key, id]));
  const rows = classes.flatMap(({ key, course }) =>
    course.students.map(({ id }) => [found(idOf, key), id, drawMark(random, id)]),
  );
  // Thousands of rows: one JSON parameter is faster than one parameter per value.
  await tx.execute(sql`
    insert into class_attendance (meeting_id, student_id, mark)
    select (one ->> 0)::int, (one ->> 1)::int, one ->> 2
    from json_array_elements(${JSON.stringify(rows)}::json) one`);
  await countAllClasses(tx);
};

const drawMark = (random: Random, studentId: number) => {
  if (random.chance(0.02)) return "excused";
  return random.chance(studentId % truantEvery === 0 ? 0.5 : 0.06) ? "absent" : "present";
};
