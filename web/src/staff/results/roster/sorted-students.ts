import type { CourseRosterQuery } from "../../../gql/staff-results.ts";

export type RosterStudent = CourseRosterQuery["courseRoster"]["students"][number];

export const rosterSorts = ["matricNumber", "name", "department", "level"] as const;

export interface RosterOrder {
  readonly by: (typeof rosterSorts)[number];
  readonly isDescending: boolean;
}

/** The sorted students whose name, number or department contains every word. Those who dropped the course come last. */
export const sortedStudents = (
  students: readonly RosterStudent[],
  search: string,
  { by, isDescending }: RosterOrder,
): readonly RosterStudent[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const direction = isDescending ? -1 : 1;
  return students
    .filter(({ name, matricNumber, department }) => {
      const text = `${name} ${matricNumber} ${department}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => {
      if (one.isDropped !== other.isDropped) return one.isDropped ? 1 : -1;
      const order = String(one[by]).localeCompare(String(other[by]), "en", { numeric: true });
      return direction * (order || one.matricNumber.localeCompare(other.matricNumber, "en"));
    });
};
