import type { ListColumn } from "../../kit/list/table-columns.tsx";

interface ListedStudent {
  readonly studentId: string;
  readonly name: string;
  readonly matricNumber: string;
  readonly department: string;
  readonly level: number;
}

/** The first columns of the students of a sponsor's list and of a remittance. */
export const studentColumns: readonly ListColumn<ListedStudent, "NAME" | "MATRIC_NUMBER">[] = [
  {
    title: "Student",
    card: "title",
    sort: "NAME",
    link: ({ studentId }) => `students/${studentId}`,
    cell: ({ name }) => name,
  },
  {
    title: "Matric number",
    width: 150,
    card: "fact",
    sort: "MATRIC_NUMBER",
    cell: ({ matricNumber }) => matricNumber,
  },
];

export const departmentColumn: ListColumn<ListedStudent, never> = {
  title: "Department",
  card: "fact",
  cell: ({ department }) => department,
  under: ({ level }) => `Level ${level}`,
};
