import type { DemoSemester, DemoSession } from "../calendar.ts";
import type { Random } from "../random.ts";
import type { DemoStudent } from "../students.ts";
import { planFailures } from "./failures.ts";
import { drawOffer, type Results } from "./offer.ts";
import { drawSelection } from "./selection.ts";

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
 * Draws what a student took in the semesters before the running one, and what came of it. Whoever has not paid this
 * session's tuition took nothing in it.
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
    // Nobody held the swamped ones to their carryovers.
    const courses = offer.courses.filter((one) => student.record !== "swamped" || !one.isCarryover);
    const eagerness = student.record === "few left" ? 1 : 0.5;
    const taken = drawSelection(random, { ...offer, courses }, eagerness);
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
