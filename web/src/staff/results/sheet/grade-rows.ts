import type { Sheet } from "./sheet.ts";

interface GradeRow {
  readonly letter: string;
  /** The lowest total; null for a grade without one, such as that of absent students. */
  readonly from: number | null;
  readonly students: number;
}

/** The grades from best to worst with their numbers of students. Grades of nobody are included. */
export const gradeRows = (
  scale: Sheet["scale"],
  counts: ReadonlyMap<string, number>,
): { readonly complete: number; readonly grades: readonly GradeRow[] } => {
  const known = scale.map(({ letter, from }) => ({
    letter,
    from,
    students: counts.get(letter) ?? 0,
  }));
  const others = [...counts]
    .filter(([letter]) => !scale.some((grade) => grade.letter === letter))
    .map(([letter, students]) => ({ letter, from: null, students }));
  const grades = [...known, ...others];
  return { complete: grades.reduce((sum, { students }) => sum + students, 0), grades };
};
