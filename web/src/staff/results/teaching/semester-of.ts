interface Semester {
  readonly id: string;
  readonly isCurrent: boolean;
}

/** The shown semester: the one in the URL, else the running one. */
export const semesterOf = <S extends Semester>(
  semesters: readonly S[] | undefined,
  chosen: string | null,
): S | undefined =>
  semesters?.find(({ id, isCurrent }) => (chosen === null ? isCurrent : id === chosen));
