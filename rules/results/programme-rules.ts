import { type GradeScale, passMarkOf } from "./grade-scale.ts";
import { type ScoreMaxima, scoreMaxima } from "./score.ts";

/** A class of award and the least CGPA that earns it. */
export interface AwardClass {
  readonly name: string;
  /** In hundredths: 350 for 3.50. */
  readonly cgpa: number;
}

/** How many credit units of elective courses of a level must be passed. */
export interface ElectiveCredits {
  /** 100, 200, 300… */
  readonly level: number;
  readonly credits: number;
}

/** What a programme asks of one cohort. */
export interface ProgrammeRules {
  /** The least total that passes a course. */
  readonly passMark: number;
  /** How many of the 100 marks are for continuous assessment. */
  readonly caMaximum: number;
  /** The least CGPA for graduation, in hundredths. */
  readonly graduationCgpa: number;
  /** The least CGPA of a session in good standing, in hundredths. */
  readonly standingCgpa: number;
  /** Who fails courses of more credit units than these repeats the level. */
  readonly standingCarryoverCredits: number;
  /** The best first. */
  readonly classes: readonly AwardClass[];
  readonly electiveCredits: readonly ElectiveCredits[];
}

/** What a student's marks are judged by. */
export interface MarkRules {
  readonly maxima: ScoreMaxima;
  readonly scale: GradeScale;
}

export const markRulesOf = (
  scale: GradeScale,
  { passMark, caMaximum }: Pick<ProgrammeRules, "passMark" | "caMaximum">,
): MarkRules => ({ maxima: scoreMaxima(caMaximum), scale: withPassMark(scale, passMark) });

/**
 * The scale with another pass mark. Grades below it are failed. The lowest that remains begins at the pass mark, also where
 * the scale has it begin higher or lower.
 */
export const withPassMark = (scale: GradeScale, passMark: number): GradeScale => {
  if (passMark === passMarkOf(scale)) return scale;
  const passed = scale.filter(
    ({ isPassed }, index) => isPassed && (scale[index - 1]?.from ?? 101) > passMark,
  );
  return [
    ...passed.map((grade, index) =>
      index === passed.length - 1 ? { ...grade, from: passMark } : grade,
    ),
    ...scale.filter(({ isPassed }) => !isPassed),
  ];
};

/** The best class that a CGPA earns, in hundredths; null where it earns none. */
export const classOf = (classes: readonly AwardClass[], cgpa: number | null): string | null =>
  (cgpa !== null && classes.find((one) => cgpa >= one.cgpa)?.name) || null;
