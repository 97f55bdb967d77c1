import type { GradeScaleName } from "./grade-scale.ts";
import type { AwardClass } from "./programme-rules.ts";

/** The classes of award where a programme says nothing, by the scale that results are graded by. */
export const defaultClasses: Readonly<Record<GradeScaleName, readonly AwardClass[]>> = {
  /** Those of the National Board for Technical Education. */
  nbte: [
    { name: "Distinction", cgpa: 350 },
    { name: "Upper Credit", cgpa: 300 },
    { name: "Lower Credit", cgpa: 250 },
    { name: "Pass", cgpa: 200 },
  ],
  five_point: [
    { name: "First Class", cgpa: 450 },
    { name: "Second Class Upper", cgpa: 350 },
    { name: "Second Class Lower", cgpa: 240 },
    { name: "Third Class", cgpa: 150 },
    { name: "Pass", cgpa: 100 },
  ],
};
