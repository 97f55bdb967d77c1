import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const choices = {
  viewer: aStaff("EXAM_OFFICER"),
  resultSemesters: [
    { id: "7", session: "2025/2026", semester: "SECOND", isCurrent: true },
    { id: "6", session: "2025/2026", semester: "FIRST", isCurrent: false },
  ],
  programmeChoices: {
    departments: [{ id: "3", name: "Community Health", programmes: [] }],
    sessions: [],
  },
  courseChoices: {
    departments: [{ id: "3", name: "Community Health" }],
    courses: [{ id: "11", code: "CHE 211" }],
  },
};

const links = { csv: "/download/export/x?format=csv", xlsx: "/download/export/x?format=xlsx" };

const student = (number: number, fields: object = {}) => ({
  studentId: String(number),
  matricNumber: `COHT/2025/${String(number).padStart(4, "0")}`,
  name: `Bello Aisha ${number}`,
  marks: ["PASSED", "MISSING"],
  totals: [63, null],
  grades: ["BC", ""],
  repeated: [],
  creditsTaken: 5,
  creditsPassed: 3,
  gpa: 3,
  cgpa: 2.75,
  carryovers: [],
  ...fields,
});

const sheetOf = (rows: object[]) => ({
  semesterId: "7",
  session: "2025/2026",
  semester: "SECOND",
  department: "Community Health",
  level: 200,
  courses: [
    { id: "11", code: "CHE 211", title: "Anatomy", creditLoad: 3, state: "PUBLISHED" },
    { id: "12", code: "GNS 201", title: "English", creditLoad: 2, state: "DRAFT" },
  ],
  rows,
  export: links,
});

const three = [
  student(1),
  student(2, {
    name: "Eze Chidi",
    marks: ["FAILED", "WITHHELD"],
    totals: [31, null],
    grades: ["F", ""],
    repeated: [0],
    creditsPassed: 0,
    gpa: 0,
    cgpa: 1.5,
    carryovers: ["CHE 211"],
  }),
  student(3, { marks: ["NONE", "MISSING"], totals: [null, null], grades: ["", ""], gpa: null }),
];

const open = (rows: object[], path = "?department=3&level=200") => {
  const asked: object[] = [];
  const server = startServer({
    ...choices,
    broadsheet: (variables) => {
      asked.push(variables);
      return sheetOf(rows);
    },
  });
  return { asked, ...openPortal(`/exam-officer/result/broadsheet${path}`, server) };
};

const table = () => screen.findByRole("table", { name: /^Community Health, 200 level/ });

const names = () =>
  screen.getAllByRole("rowheader").map(({ textContent }) => textContent?.slice(-4));

it("requires a department and a level", async () => {
  const { user, asked } = open(three, "");
  await screen.findByText("Choose a department and a level");
  expect(asked).toEqual([]);
  await chooseOption(user, await screen.findByLabelText("Department"), "Community Health");
  await chooseOption(user, screen.getByLabelText("Level"), "200");
  await table();
  expect(asked[0]).toMatchObject({ departmentId: "3", level: 200, publishedOnly: false });
});

it("shows each student's result in each course, also as text", async () => {
  open(three);
  const shown = within(await table());
  expect(shown.getAllByRole("columnheader", { name: /CHE 211.*3 units.*Published/ })).toHaveLength(
    1,
  );
  const cells = within(shown.getByRole("row", { name: /Eze Chidi/ }))
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
  expect(cells).toEqual(["Eze Chidi", "31 FR", "W/H", "0/5", "0.00", "1.50", "CHE 211"]);
});

it("links each student to all their results", async () => {
  open(three);
  const link = within(await table()).getByRole("link", { name: "COHT/2025/0002" });
  expect(link.getAttribute("href")).toBe("/exam-officer/result/students/2");
});

it("sorts by GPA with missing ones last and finds a name", async () => {
  const { user } = open(three);
  await table();
  const byGpa = screen.getByRole("button", { name: "GPA" });
  await user.click(byGpa);
  await waitFor(() => expect(names()).toEqual(["0002", "0001", "0003"]));
  await user.click(byGpa);
  await waitFor(() => expect(names()).toEqual(["0001", "0002", "0003"]));
  await user.type(screen.getByLabelText("Matric number or name"), "chi eze");
  await waitFor(() => expect(names()).toEqual(["0002"]));
  screen.getByText("1 of 3 students");
});

it("renders only visible rows, and all rows for printing", async () => {
  open(Array.from({ length: 1_000 }, (_none, at) => student(at + 1)));
  const shown = await table();
  expect(shown.getAttribute("aria-rowcount")).toBe("1001");
  expect(screen.getAllByRole("rowheader").length).toBeLessThan(100);
  fireEvent(window, new Event("beforeprint"));
  expect(screen.getAllByRole("rowheader")).toHaveLength(1_000);
  fireEvent(window, new Event("afterprint"));
  expect(screen.getAllByRole("rowheader").length).toBeLessThan(100);
});

it("lists carryovers by the URL's filters", async () => {
  const asked: object[] = [];
  const server = startServer({
    ...choices,
    carryovers: (variables) => {
      asked.push(variables);
      return {
        rows: [
          {
            id: "1",
            studentId: "2",
            matricNumber: "COHT/2025/0002",
            name: "Eze Chidi",
            department: "Community Health",
            level: 200,
            code: "CHE 211",
            title: "Anatomy",
            creditLoad: 3,
            attempts: 2,
            session: "2024/2025",
            isRegistered: true,
          },
        ],
        total: 1,
        number: 1,
        size: 25,
        export: links,
      };
    },
  });
  openPortal("/exam-officer/result/carryovers?course=11&session=2024%2F2025", server);
  await screen.findByRole("cell", { name: "CHE 211 Anatomy" });
  expect(asked[0]).toMatchObject({
    filter: { courseId: "11", session: "2024/2025", departmentId: null, level: null },
  });
});
