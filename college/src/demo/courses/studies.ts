import type { Random } from "../random.ts";
import type { DemoStudent } from "../students.ts";
import { drawHistory, type StudyHistory } from "./history.ts";
import { type DemoRegistration, drawRegistration } from "./registration.ts";

/** A student with the courses taken so far and those of the running semester. */
export interface DemoStudies {
  readonly student: DemoStudent;
  readonly history: StudyHistory;
  readonly registrations: readonly DemoRegistration[];
}

/** What every student has taken and registered. Same random numbers, same studies. */
export const demoStudies = (
  random: Random,
  students: readonly DemoStudent[],
): readonly DemoStudies[] =>
  students.map((student) => {
    const history = drawHistory(random, student);
    return { student, history, registrations: drawRegistration(random, student, history) };
  });
