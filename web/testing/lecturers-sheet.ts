import "../src/staff/results/sheet/SheetPage.tsx";
import { openPortal } from "./render-portal.tsx";
import { aResult, aSheet } from "./results.ts";
import { type Args, startServer } from "./server.ts";
import { aStaff } from "./staff.ts";

/** A student of a lecturer's sheet without marks. */
const aStudentRow = (studentId: string, name: string, cells: object = {}) => ({
  ...aResult,
  studentId,
  matricNumber: `COHT/2025/00${studentId}`,
  name,
  ca: null,
  exam: null,
  total: null,
  grade: null,
  isPassed: null,
  ...cells,
});

interface Cell {
  readonly studentId: string;
  readonly field: string;
  readonly value: string;
  readonly seen: string;
}

/** The college's side of a sheet. A cell is written if it still has the seen value, else it is a conflict. */
export const aCollegeSheet = (overrides: object = {}) => {
  const rows = [
    aStudentRow("1", "Adeyemi Folake", { ca: 30 }),
    aStudentRow("2", "Bello Musa"),
    aStudentRow("3", "Chukwu Ada", { isCarryover: true }),
    aStudentRow("4", "Danladi Ibrahim", { isDropped: true, ca: 12 }),
  ];
  const sheet = {
    ...aSheet,
    state: "DRAFT",
    canEnter: true,
    canSubmit: true,
    events: [],
    rows,
    ...overrides,
  };
  const stored = new Map<string, string>([["1 CA", "30"]]);
  const requests: (readonly string[])[] = [];
  const saveScores = ({ input }: Args) => {
    const { cells } = input as { readonly cells: readonly Cell[] };
    requests.push(cells.map(({ studentId, field, value }) => `${studentId} ${field} ${value}`));
    const conflicts: object[] = [];
    for (const { studentId, field, value, seen } of cells) {
      const key = `${studentId} ${field}`;
      const now = stored.get(key) ?? "";
      if (now === value || now === seen) stored.set(key, value);
      else conflicts.push({ studentId, field, value: now, by: "Ngozi Eze" });
    }
    return { __typename: "SavedScores", saved: 0, conflicts, problems: [], entered: 0 };
  };
  return { sheet, stored, requests, saveScores };
};

export type CollegeSheet = ReturnType<typeof aCollegeSheet>;

/** Opens the sheet as its lecturer. */
export const openSheet = (college: CollegeSheet, query: object = {}, mutation: object = {}) => {
  const server = startServer(
    { viewer: aStaff("LECTURER"), resultSheet: () => college.sheet, ...query },
    { saveScores: college.saveScores, ...mutation },
  );
  return { ...openPortal("/lecturer/result/7/31", server), server };
};
