import type { SittingValues } from "../../../../rules/admissions/olevel.ts";

/** A sitting as the audit log keeps it. */
export const recordedSitting = (sitting: SittingValues) => ({
  schoolName: sitting.schoolName,
  examType: sitting.examType,
  year: sitting.year,
  examNumber: sitting.examNumber,
  subjects: sitting.subjects.map(({ name, grade }) => `${name} ${grade}`).join(", "),
});

/** What a correction changes, one line each, for a mail: `Biology: A1, now C5`. */
export const sittingChangesText = (before: SittingValues, after: SittingValues): string => {
  const was = namedValues(before);
  const is = namedValues(after);
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => `${name}: ${was.get(name) ?? "nothing"}, now ${is.get(name) ?? "nothing"}`)
    .join("\n");
};

const namedValues = (sitting: SittingValues): ReadonlyMap<string, string> =>
  new Map([
    ["School", sitting.schoolName],
    ["Exam", sitting.examType],
    ["Year", sitting.year],
    ["Exam number", sitting.examNumber],
    ...sitting.subjects.map(({ name, grade }) => [name, grade] as const),
  ]);
