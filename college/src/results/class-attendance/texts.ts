/** Class attendance. */
export const classTexts = {
  notOpen: "This semester does not run, so its classes cannot be changed.",
  outsideSemester: (first: string, last: string) =>
    `Enter a day from ${first} to ${last}: a day of the semester that is not to come.`,
  sameDay: (day: string, by: string) => `${by} has recorded a class of ${day}.`,
  barReason: (percent: number, present: number, held: number, minimum: number) =>
    `Class attendance ${percent}% (${present} of ${held} classes), ${minimum}% is required`,
  gone: "One of the students does not take the course any more.",
  enough: (who: string) => `${who}: attended enough by now.`,
  barred: (who: string) => `${who}: barred already.`,
  refused: (who: string, why: string) => `${who}: ${why}`,
} as const;
