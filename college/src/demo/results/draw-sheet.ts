import type { ResultSheetState } from "../../../../contract/results/states.ts";
import { gradeScales } from "../../../../rules/results/grade-scale.ts";
import { resultOf } from "../../../../rules/results/result.ts";
import { type ScoreMaxima, type Scores, scoreMaxima } from "../../../../rules/results/score.ts";
import type { CollegeConfig } from "../../config.ts";
import type {
  publishedResult,
  resultScore,
  resultSheet,
  resultSheetEvent,
} from "../../db/schema/results.ts";
import type { Random } from "../random.ts";
import type { ExamOffice, TaughtCourse } from "./taught-courses.ts";

const passMark = 40;
const best = 96;
/** Of those who failed, how many were not in the examination. */
const absentShare = 0.12;

interface Performance {
  readonly isPassed: boolean;
  /** From 0 to 1. */
  readonly ability: number;
}

/** Draws marks that match the known outcome of an attempt: passed or not. */
const drawMarks = (
  random: Random,
  maxima: ScoreMaxima,
  { isPassed, ability }: Performance,
): Scores => {
  if (!isPassed && random.chance(absentShare)) {
    const most = Math.min(maxima.ca, passMark - 1);
    return { ca: Math.round(most * random.fraction()), exam: null, remark: "absent" };
  }
  const chance = random.fraction();
  const total = isPassed
    ? passMark + Math.round((0.6 * ability + 0.4 * chance) * (best - passMark))
    : passMark - 1 - Math.round(chance ** 2 * 24);
  return { ...split(random, maxima, total), remark: null };
};

/** Divides a total about as the maxima are. */
const split = (
  random: Random,
  maxima: ScoreMaxima,
  total: number,
): { readonly ca: number; readonly exam: number } => {
  const share = Math.round((total * maxima.ca) / 100) + random.integer(-3, 3);
  const ca = Math.min(Math.max(share, 0, total - maxima.exam), maxima.ca, total);
  return { ca, exam: total - ca };
};

/** A sheet with all that belongs to it. */
export interface SheetRows {
  readonly sheet: typeof resultSheet.$inferInsert;
  readonly scores: readonly (typeof resultScore.$inferInsert)[];
  readonly events: readonly (typeof resultSheetEvent.$inferInsert)[];
  readonly published: readonly (typeof publishedResult.$inferInsert)[];
}

interface DrawContext {
  readonly random: Random;
  readonly now: Date;
  readonly config: Pick<CollegeConfig, "gradeScale" | "caMaximum">;
  readonly office: ExamOffice;
  /** Of a student, from 0 to 1. */
  readonly abilityOf: (studentId: number) => number;
}

interface Marked {
  readonly studentId: number;
  readonly scores: Scores;
}

const day = 24 * 3_600_000;

const passShare = 0.88;

/** Of a draft, how many students have marks. */
const enteredShare = 0.6;

const returnReason =
  "The examination marks of the last group are missing their second marker. Please check them and submit the sheet again.";

const amendReason =
  "A question of the examination had not been marked; the script was seen by both markers.";

/** The sheet that the known outcomes of a course come from. */
export const drawPastSheet = (
  context: DrawContext,
  course: TaughtCourse,
  { isAmended }: { readonly isAmended: boolean },
): SheetRows => {
  const { now, office } = context;
  const ended = new Date(`${course.endsOn}T12:00:00.000Z`).getTime();
  const daysAfter = (days: number, before: number): Date =>
    new Date(Math.min(ended + days * day, now.getTime() - before * 60_000));
  const marked = course.students.map(({ id, isPassed }) =>
    markStudent(context, id, isPassed ?? true),
  );
  const lower = isAmended ? lowerFirstPass(marked) : marked;
  const address = addressOf(course);
  const events = [
    { state: "submitted", accountId: course.lecturer, at: daysAfter(7, 5) },
    { state: "approved", accountId: office.examOfficer, at: daysAfter(10, 4) },
    { state: "published", accountId: office.admin, at: daysAfter(14, 3), version: 1 },
    ...(isAmended
      ? [
          {
            state: "amended" as const,
            accountId: office.examOfficer,
            at: daysAfter(20, 2),
            version: 2,
            reason: amendReason,
          },
        ]
      : []),
  ] as const;
  return {
    sheet: isAmended
      ? { ...address, state: "amended", version: 2, revision: 5 }
      : { ...address, state: "published", version: 1, revision: 4 },
    scores: scoreRows(course, lower, daysAfter(6, 6)),
    events: events.map((event) => ({ ...address, ...event })),
    published: [
      ...publishedRows(context, course, 1, lower),
      ...(isAmended ? publishedRows(context, course, 2, marked) : []),
    ],
  };
};

/** A sheet of the running semester, on its way. */
export const drawRunningSheet = (
  context: DrawContext,
  course: TaughtCourse,
  state: Exclude<ResultSheetState, "published" | "amended">,
): SheetRows => {
  const { random, now, office } = context;
  const address = addressOf(course);
  const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
  const marked = course.students
    .filter(() => state !== "draft" || random.chance(enteredShare))
    .map(({ id }) => markStudent(context, id, random.chance(passShare)));
  const submitted = {
    state: "submitted",
    accountId: course.lecturer,
    at: minutesAgo(300),
  } as const;
  const events = {
    draft: [],
    submitted: [submitted],
    returned: [
      submitted,
      {
        state: "returned",
        accountId: office.examOfficer,
        at: minutesAgo(90),
        reason: returnReason,
      },
    ],
    approved: [submitted, { state: "approved", accountId: office.examOfficer, at: minutesAgo(60) }],
  } as const;
  return {
    sheet: { ...address, state, revision: events[state].length + 1 },
    scores: scoreRows(course, marked, minutesAgo(400)),
    events: events[state].map((event) => ({ ...address, ...event })),
    published: [],
  };
};

const addressOf = ({ courseId, semesterId }: TaughtCourse) => ({ courseId, semesterId });

const markStudent = (
  { random, config, abilityOf }: DrawContext,
  studentId: number,
  isPassed: boolean,
): Marked => ({
  studentId,
  scores: drawMarks(random, scoreMaxima(config.caMaximum), {
    isPassed,
    ability: abilityOf(studentId),
  }),
});

/** As it was before a question was marked: somebody who passed well had less. */
const lowerFirstPass = (marked: readonly Marked[]): readonly Marked[] => {
  const at = marked.findIndex(({ scores }) => (scores.ca ?? 0) + (scores.exam ?? 0) >= 60);
  return marked.map((one, index) =>
    index === at && one.scores.exam !== null
      ? { ...one, scores: { ...one.scores, exam: Math.max(0, one.scores.exam - 8) } }
      : one,
  );
};

const scoreRows = (
  course: TaughtCourse,
  marked: readonly Marked[],
  changedAt: Date,
): SheetRows["scores"] =>
  marked.map(({ studentId, scores }) => ({
    ...addressOf(course),
    studentId,
    ...scores,
    changedBy: course.lecturer,
    changedAt,
  }));

const publishedRows = (
  { config }: DrawContext,
  course: TaughtCourse,
  version: number,
  marked: readonly Marked[],
): SheetRows["published"] =>
  marked.flatMap(({ studentId, scores }) => {
    const result = resultOf(gradeScales[config.gradeScale], scores);
    if (result === null) return [];
    return {
      ...addressOf(course),
      version,
      studentId,
      ...scores,
      ...result,
      creditLoad: course.creditLoad,
    };
  });
