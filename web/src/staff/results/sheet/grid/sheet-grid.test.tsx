import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { SheetStore } from "../cells/sheet-store.ts";
import type { SheetStudent } from "../sheet.ts";
import { SheetGrid } from "./SheetGrid.tsx";

const amount = 600;
const ids = Array.from({ length: amount }, (_none, at) => String(at + 1));

/** Opens a grid with many students. `rendered` returns the students whose rows were rendered since the last call. */
const openGrid = () => {
  let rendered: string[] = [];
  const students = ids.map(
    (studentId): SheetStudent => ({
      __typename: "ResultRow",
      studentId,
      matricNumber: `COHT/2025/${studentId}`,
      // A row reads the name once in each rendering.
      get name() {
        rendered.push(studentId);
        return `Student ${studentId}`;
      },
      isCarryover: false,
      isDropped: false,
      standing: "ACTIVE",
      ca: null,
      exam: null,
      remark: null,
      caMaximum: 40,
      passMark: 40,
    }),
  );
  const work = new SheetStore({
    rows: ids.map((studentId) => ({
      studentId,
      isDropped: false,
      isAwaited: true,
      rules: { maxima: { ca: 40, exam: 60 }, scale: [] },
      ca: "",
      exam: "",
      remark: "",
    })),
    drafts: { all: () => new Map(), save: () => undefined, delete: () => undefined },
    send: async () => ({ conflicts: [], problems: [] }),
  });
  render(
    <SheetGrid
      label="Marks"
      work={work}
      students={students}
      maxima={{ ca: 40, exam: 60 }}
      canEnter
      target={null}
      onPasted={() => undefined}
    />,
  );
  return {
    user: userEvent.setup(),
    rendered: () => {
      const since = [...new Set(rendered)];
      rendered = [];
      return since;
    },
  };
};

it("renders only the rows in sight of a long sheet", () => {
  openGrid();
  expect(screen.getByRole("grid").getAttribute("aria-rowcount")).toBe("601");
  expect(screen.getAllByRole("rowheader").length).toBeLessThan(60);
});

it("renders one row for a key press, two for a step", async () => {
  const { user, rendered } = openGrid();
  await user.click(screen.getByLabelText("CA, Student 3, COHT/2025/3"));
  rendered();
  await user.keyboard("2");
  expect(rendered()).toEqual(["3"]);
  await user.keyboard("8");
  expect(rendered()).toEqual(["3"]);
  await user.keyboard("{Enter}");
  expect(rendered().sort()).toEqual(["3", "4"]);
});
