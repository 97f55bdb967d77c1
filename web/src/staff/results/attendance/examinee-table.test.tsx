import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useSyncExternalStore } from "react";
import { expect, it } from "vitest";
import type { AttendanceSheetQuery_attendanceSheet_students as Examinee } from "../../../gql/staff-results.ts";
import { ExamineeTable } from "./ExamineeTable.tsx";
import { MarkStore } from "./mark-store.ts";

let rendered: string[] = [];

const students = ["1", "2", "3"].map(
  (id): Examinee => ({
    __typename: "Examinee",
    id,
    matricNumber: `COHT/2025/00${id}`,
    // A row reads the name in each rendering.
    get name() {
      rendered.push(id);
      return `Student ${id}`;
    },
    department: "Nursing",
    level: 100,
    photoUrl: null,
    isCarryover: false,
    obstacle: null,
    barredReason: null,
    mark: "NONE",
  }),
);

const marks = new MarkStore({
  students: [],
  canMark: true,
  drafts: { all: () => new Map(), save: () => undefined, delete: () => undefined },
  send: () => new Promise(() => undefined),
});
const onBar = () => undefined;

/** Renders with every mark, as the page does for its counts. */
const Page = () => {
  const { wanted } = useSyncExternalStore(marks.watch, marks.state);
  return (
    <>
      <p>{Object.keys(wanted).length} marked</p>
      <ExamineeTable students={students} canMark marks={marks} onBar={onBar} />
    </>
  );
};

it("renders one row for a mark", async () => {
  const user = userEvent.setup();
  render(<Page />);
  expect(new Set(rendered)).toEqual(new Set(["1", "2", "3"]));
  rendered = [];
  await user.click(screen.getByRole("button", { name: "Student 2: Present" }));
  screen.getByText("1 marked");
  expect(new Set(rendered)).toEqual(new Set(["2"]));
});
