import type { OfferedCourse } from "../../../../rules/registration/course-offer.ts";
import type { DemoSemester, DemoSession } from "../calendar.ts";
import type { AcademicRecord } from "../enrolments.ts";
import type { Random } from "../random.ts";
import type { DemoStudent } from "../students.ts";
import { catalogue } from "./catalogue.ts";
import { drawOffer, drawSelection, type Results } from "./offer.ts";

/** A course that a student took in an earlier semester. */
export interface DemoOutcome {
  readonly code: string;
  readonly isCarryover: boolean;
  readonly isPassed: boolean;
}

/** A semester that a student has behind them. */
export interface PastSemester {
  readonly session: DemoSession;
  readonly semester: DemoSemester;
  readonly outcomes: readonly DemoOutcome[];
}

/** How a student's studies have gone. */
export interface StudyHistory {
  /** Oldest first. */
  readonly semesters: readonly PastSemester[];
  /** All of it: of every course taken, whether it is passed by now. */
  readonly results: Results;
}

type Taken = Pick<DemoStudent, "department" | "years" | "record" | "tuitionPaid">;

/**
 * Draws the courses that a student took before the running semester, and their outcomes. Students who have not paid
 * this session's tuition took none in it.
 */
export const drawHistory = (random: Random, student: Taken): StudyHistory => {
  const behind = semestersBehind(student);
  const failures = planFailures(
    random,
    student.record,
    behind.map(({ semester }) => semester.number),
    runningNumber(student),
  );
  const results = new Map<string, boolean>();
  const semesters = behind.map(({ session, semester, level }, index): PastSemester => {
    const offer = drawOffer(random, student, { level, semester: semester.number }, results);
    // Students with too many carryovers were not required to take them.
    const courses = offer.courses.filter(
      (one) => student.record !== "over the maximum" || !one.isCarryover,
    );
    const electiveRate = student.record === "under the minimum" ? 1 : 0.5;
    const taken = drawSelection(random, { ...offer, courses }, electiveRate);
    const failed = failures.get(index)?.(taken) ?? new Set<string>();
    const outcomes = taken.map(({ id: code, isCarryover }) => ({
      code,
      isCarryover,
      isPassed: !failed.has(code),
    }));
    for (const { code, isPassed } of outcomes) results.set(code, isPassed);
    return { session, semester, outcomes };
  });
  return { semesters, results };
};

interface Behind {
  readonly session: DemoSession;
  readonly semester: DemoSemester;
  readonly level: number;
}

const semestersBehind = ({ years, tuitionPaid }: Taken): readonly Behind[] =>
  years
    .filter(({ session }) => !session.isCurrent || tuitionPaid)
    .flatMap(({ session, level }) => {
      const running = session.semesters.find(({ isCurrent }) => isCurrent)?.number ?? Infinity;
      return session.semesters
        .filter(({ number }) => number < running)
        .map((semester) => ({ session, semester, level }));
    });

const runningNumber = ({ years }: Taken): number =>
  years.at(-1)?.session.semesters.find(({ isCurrent }) => isCurrent)?.number ?? 1;

/** Says which of the courses that were taken in a semester were failed, by code. */
export type Failures = (taken: readonly OfferedCourse<string>[]) => ReadonlySet<string>;

const shareWithCarryovers = 0.16;
const shareRecovered = 0.15;

/**
 * Plans a student's failures. `behind` are the numbers (1, 2) of the semesters behind them, oldest first, and `running`
 * is the number of the current one: failures of the last semester with that number are carried over into it.
 * @returns the failures by the index of a semester in `behind`; a missing entry means that everything was passed.
 */
const planFailures = (
  random: Random,
  record: AcademicRecord,
  behind: readonly number[],
  running: number,
): ReadonlyMap<number, Failures> => {
  const last = behind.lastIndexOf(running);
  switch (record) {
    case "passed":
      return new Map();
    case "one carryover":
      return new Map([[last, oneDeadEnd]]);
    case "under the minimum":
      return new Map([[last, some(random, 2)]]);
    case "over the maximum":
      return new Map(behind.flatMap((number, at) => (number === running ? [[at, all]] : [])));
    case "on probation":
      return new Map([[behind.length - 1, some(random, 6)]]);
    case "drawn":
      return new Map([...recovered(random, behind), ...carriedOver(random, behind, last)]);
  }
};

/** Of the first year, and passed when it was taught again. */
const recovered = (
  random: Random,
  behind: readonly number[],
): readonly (readonly [number, Failures])[] => {
  const at = random.integer(0, 1);
  const number = behind[at];
  const isTaughtAgain = number !== undefined && behind.indexOf(number, at + 1) > at;
  return isTaughtAgain && random.chance(shareRecovered) ? [[at, some(random, 1)]] : [];
};

/** One to three courses, at least one of which can be taken in the running semester. */
const carriedOver = (
  random: Random,
  behind: readonly number[],
  last: number,
): readonly (readonly [number, Failures])[] => {
  if (last < 0 || !random.chance(shareWithCarryovers)) return [];
  const count = random.integer(1, 3);
  const now = random.integer(1, count);
  const other = behind.findLastIndex((number) => number !== behind[last]);
  return [
    [last, some(random, now)],
    [other, some(random, count - now)],
  ];
};

const all: Failures = (taken) => new Set(taken.map(({ id }) => id));

const some =
  (random: Random, count: number): Failures =>
  (taken) => {
    const failed = new Set<string>();
    while (failed.size < Math.min(count, taken.length)) failed.add(random.pick(taken).id);
    return failed;
  };

const askedFor = new Set(catalogue.flatMap(({ prerequisites }) => prerequisites));

/** A compulsory course that no other one waits for. */
const oneDeadEnd: Failures = (taken) => {
  const failed = taken.find(({ id, isCompulsory }) => isCompulsory && !askedFor.has(id));
  return new Set(failed === undefined ? [] : [failed.id]);
};
