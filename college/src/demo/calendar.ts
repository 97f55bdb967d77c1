/** A semester of the demo, with dates as `2026-03-01`. */
export interface DemoSemester {
  readonly number: 1 | 2;
  readonly startsOn: string;
  readonly endsOn: string;
  readonly isCurrent: boolean;
}

/** An academic session of the demo. */
export interface DemoSession {
  /** `2025/2026`. */
  readonly name: string;
  readonly firstYear: number;
  readonly isCurrent: boolean;
  readonly semesters: readonly DemoSemester[];
}

/** Sessions the demo has, the current one included: as many as a student at level 300 has seen. */
const sessionCount = 3;

/**
 * The sessions up to the one in which `today` (`2026-03-10`) lies, oldest first. First semesters run from
 * September into February and second ones from March to August, so that one is always current; in both the
 * specification's rule finds the session from the semester's dates.
 */
export const demoCalendar = (today: string): readonly DemoSession[] => {
  const [year, month] = yearAndMonth(today);
  const currentFirstYear = month >= 9 ? year : year - 1;
  return Array.from({ length: sessionCount }, (_, index) => {
    const firstYear = currentFirstYear - (sessionCount - 1) + index;
    return {
      name: `${firstYear}/${firstYear + 1}`,
      firstYear,
      isCurrent: firstYear === currentFirstYear,
      semesters: semestersOf(firstYear, today),
    };
  });
};

const semestersOf = (firstYear: number, today: string): readonly DemoSemester[] => {
  const first = {
    startsOn: `${firstYear}-09-01`,
    endsOn: `${firstYear + 1}-02-${lastOfFebruary(firstYear + 1)}`,
  };
  const second = { startsOn: `${firstYear + 1}-03-01`, endsOn: `${firstYear + 1}-08-31` };
  const isCurrent = (dates: typeof first): boolean =>
    dates.startsOn <= today && today <= dates.endsOn;
  return [
    { number: 1, ...first, isCurrent: isCurrent(first) },
    { number: 2, ...second, isCurrent: isCurrent(second) },
  ];
};

const yearAndMonth = (day: string): readonly [year: number, month: number] => {
  const [year, month] = day.split("-").map(Number);
  if (year === undefined || month === undefined) throw new Error(`not a day: ${day}`);
  return [year, month];
};

const lastOfFebruary = (year: number): number => new Date(Date.UTC(year, 2, 0)).getUTCDate();
