import type { Sheet } from "./sheet.ts";

interface GradeRow {
  readonly letter: string;
  /** The least total; null of a grade that no total earns, such as that of the absent. */
  readonly from: number | null;
  readonly students: number;
}

/** The grades from the best to the worst, those of nobody too, with how many have each. */
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
