import type { DemoCourse } from "../courses/catalogue.ts";
import { demoStaff } from "./members.ts";

/**
 * Who teaches each course in a session, as emails by the course's code: one lecturer, and of every third course two. From
 * one session to the next they take turns.
 */
export const demoTeaching = (
  courses: readonly DemoCourse[],
  sessionNumber: number,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    courses.map(({ code, unit }, index) => {
      const lecturers = demoStaff.filter(({ teaches }) => teaches === unit);
      const [own, partner] = [index + sessionNumber, index + sessionNumber + 1].map(
        (turn) => lecturers[turn % lecturers.length]?.email,
      );
      if (own === undefined) throw new Error(`nobody teaches ${unit}`);
      const isShared = index % 3 === 0 && partner !== undefined && partner !== own;
      return [code, isShared ? [own, partner] : [own]];
    }),
  );
