export interface Grade {
  /** `AB` */
  readonly letter: string;
  /** The least total that earns it, of 100. */
  readonly from: number;
  /** Grade points in hundredths: 350 for 3.50. */
  readonly pointsHundredths: number;
  readonly isPassed: boolean;
}

/** From the best grade to the worst, which begins at 0. */
export type GradeScale = readonly Grade[];

const passed = (letter: string, from: number, pointsHundredths: number): Grade => ({
  letter,
  from,
  pointsHundredths,
  isPassed: true,
});

const failed = (letter: string): Grade => ({
  letter,
  from: 0,
  pointsHundredths: 0,
  isPassed: false,
});

export const gradeScaleNames = ["nbte", "five_point"] as const;

export type GradeScaleName = (typeof gradeScaleNames)[number];

export const gradeScales: Readonly<Record<GradeScaleName, GradeScale>> = {
  /** That of the National Board for Technical Education. */
  nbte: [
    passed("A", 75, 400),
    passed("AB", 70, 350),
    passed("B", 65, 325),
    passed("BC", 60, 300),
    passed("C", 55, 275),
    passed("CD", 50, 250),
    passed("D", 45, 225),
    passed("E", 40, 200),
    failed("F"),
  ],
  five_point: [
    passed("A", 70, 500),
    passed("B", 60, 400),
    passed("C", 50, 300),
    passed("D", 45, 200),
    passed("E", 40, 100),
    failed("F"),
  ],
};

/** The grade that a total of 0 to 100 earns. */
export const gradeOf = (scale: GradeScale, total: number): Grade => {
  const grade = scale.find(({ from }) => total >= from);
  if (grade === undefined) throw new RangeError(`no grade for ${total}`);
  return grade;
};

/** The least total that passes. */
export const passMarkOf = (scale: GradeScale): number =>
  Math.min(...scale.filter(({ isPassed }) => isPassed).map(({ from }) => from));
