import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const links = { csv: "/download/export/x?format=csv", xlsx: "/download/export/x?format=xlsx" };

const aCourse = (courseId: string, lecturers: readonly object[] = []) => ({
  courseId,
  code: `NUR 10${courseId}`,
  title: "Anatomy",
  creditLoad: 3,
  level: 100,
  teachingDepartment: "Nursing",
  lecturers,
  registered: 12,
  present: 0,
  absent: 0,
  barred: 0,
});

const tunde = { id: "7", name: "Tunde Balogun" };
const ada = { id: "8", name: "Ada Obi" };
const semesters = [
  { id: "5", session: "2025/2026", semester: "FIRST", isCurrent: true, isOpen: true },
  { id: "3", session: "2024/2025", semester: "FIRST", isCurrent: false, isOpen: false },
];

const open = (
  mutations: Readonly<Record<string, (args: Args) => unknown>> = {},
  path = "/exam-officer/assign-courses",
) =>
  openPortal(
    path,
    startServer(
      {
        viewer: aStaff("EXAM_OFFICER"),
        semesterCourses: {
          rows: [aCourse("1"), aCourse("2", [tunde])],
          total: 2,
          number: 1,
          size: 25,
          export: links,
        },
        semesterCourseIds: ["1", "2"],
        teachingChoices: {
          semesters,
          departments: [{ id: "1", name: "Nursing" }],
          lecturers: [tunde, ada],
        },
      },
      mutations,
    ),
  );

describe("assigning courses", () => {
  it("sends the new and the previous lecturers and confirms entered marks", async () => {
    const assignLecturers = vi.fn(({ input }: Args) =>
      (input as { isConfirmed?: boolean }).isConfirmed === true
        ? { __typename: "CatalogueSaved", id: "2", message: "Saved." }
        : { __typename: "CatalogueConsequences", sentences: ["Tunde has entered marks."] },
    );
    const { user } = open({ assignLecturers });
    await user.click(
      await screen.findByRole("button", { name: "Change the lecturers of NUR 102" }),
    );
    const lecturers = await screen.findByRole("combobox", { name: "Lecturers" });
    await user.type(lecturers, "{Backspace}");
    await chooseOption(user, lecturers, "Ada Obi");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Tunde has entered marks.")).toBeDefined();
    const [question] = screen.getAllByRole("dialog").toReversed();
    const buttons = within(question ?? document.body).getAllByRole("button");
    await user.click(buttons.at(-1) ?? document.body);
    expect(await screen.findByText("The lecturers of NUR 102 are saved.")).toBeDefined();
    expect(assignLecturers.mock.calls.map(([{ input }]) => input)).toEqual(
      [false, true].map((isConfirmed) => ({
        semesterId: "5",
        courseId: "2",
        lecturerIds: ["8"],
        seenIds: ["7"],
        isConfirmed,
      })),
    );
  });

  it("assigns many courses to one lecturer after a preview", async () => {
    const assignCourses = vi.fn(({ input }: Args) => ({
      __typename: "CoursesAssignment",
      message: "1 course was assigned.",
      preview: "seen",
      changed: 1,
      rows: (input as { dryRun: boolean }).dryRun
        ? [
            {
              id: "1",
              code: "NUR 101",
              title: "Anatomy",
              before: "Nobody",
              after: "Ada Obi",
              note: null,
              problem: null,
            },
          ]
        : [],
    }));
    const { user } = open({ assignCourses });
    await user.click(await screen.findByRole("checkbox", { name: "Select NUR 101" }));
    await user.click(screen.getByRole("button", { name: "Give to a lecturer…" }));
    const dialog = await screen.findByRole("dialog");
    await chooseOption(user, within(dialog).getByLabelText("Lecturer"), "Ada Obi");
    await user.click(within(dialog).getByRole("button", { name: "See what would happen" }));
    expect(await screen.findByText("Nobody → Ada Obi")).toBeDefined();
    await user.type(screen.getByLabelText("Reason"), "New lecturer");
    await user.click(screen.getByRole("button", { name: "Give the courses" }));
    await waitFor(() => expect(assignCourses).toHaveBeenCalledTimes(2));
    expect(assignCourses.mock.lastCall?.[0].input).toMatchObject({
      ids: ["1"],
      lecturerId: "8",
      reason: "New lecturer",
      dryRun: false,
      preview: "seen",
    });
  });

  it("changes nothing in a session that is over", async () => {
    open({}, "/exam-officer/assign-courses?semester=3");
    expect(await screen.findByText(/This session is over/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /Change the lecturers/ })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

describe("a class list", () => {
  const student = (id: string, name: string, more: object = {}) => ({
    id,
    matricNumber: `COHT/2025/00${id}`,
    name,
    department: "Nursing",
    level: 100,
    isCarryover: false,
    isDropped: false,
    ...more,
  });
  const openRoster = () =>
    openPortal(
      "/lecturer/courses/2",
      startServer({
        viewer: aStaff("LECTURER"),
        courseRoster: {
          courseId: "2",
          code: "NUR 102",
          title: "Anatomy",
          creditLoad: 3,
          level: 100,
          semesterId: "5",
          semesters: semesters.map(({ isOpen: _, ...one }) => one),
          lecturers: ["Tunde Balogun"],
          students: [
            student("1", "Yusuf Zainab", { isDropped: true }),
            student("2", "Obi Chidi", { isCarryover: true }),
            student("3", "Adeyemi Ada"),
          ],
          export: links,
          printUrl: "/download/class-list/5/2",
        },
      }),
    );
  const names = () =>
    within(screen.getByRole("table", { name: "Students of the course" }))
      .getAllByRole("rowheader")
      .map(({ textContent }) => textContent);

  it("marks carryovers and dropped students and can be sorted and searched", async () => {
    const { user } = openRoster();
    const table = await screen.findByRole("table", { name: "Students of the course" });
    expect(within(table).getByText("Carryover")).toBeDefined();
    expect(within(table).getByText("Dropped")).toBeDefined();
    expect(names()).toEqual(["Obi Chidi", "Adeyemi Ada", "Yusuf Zainab"]);
    await user.click(within(table).getByRole("columnheader", { name: "Name" }));
    expect(names()).toEqual(["Adeyemi Ada", "Obi Chidi", "Yusuf Zainab"]);
    await user.type(screen.getByLabelText("Name, matric number or department"), "002");
    expect(names()).toEqual(["Obi Chidi"]);
    expect(screen.getByRole("button", { name: "Print" })).toBeDefined();
  });
});
