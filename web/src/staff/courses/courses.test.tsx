import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../testing/choose-option.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../testing/server.ts";
import { aStaff } from "../../../testing/staff.ts";

const exportLinks = {
  csv: "/download/export/x?format=csv",
  xlsx: "/download/export/x?format=xlsx",
};
const pageOf = (rows: readonly object[]) => ({
  rows,
  total: rows.length,
  number: 1,
  size: 25,
  export: exportLinks,
});

const saved = { __typename: "CatalogueSaved", id: "4", message: "Saved." };
const refusal = (code: string, message: string, fields: readonly object[] = []) => ({
  __typename: "Refusal",
  code,
  message,
  fields,
});

const aSemester = {
  id: "2",
  revision: 1,
  number: "FIRST",
  isCurrent: true,
  startsOn: "2025-09-01",
  endsOn: "2026-02-27",
  registrationStart: null,
  registrationEnd: null,
  dropDeadline: null,
  resultsDueOn: null,
  minCredits: 15,
  maxCredits: 24,
};

const aCalendar = {
  export: exportLinks,
  nextSession: "2026/2027",
  sessions: [
    {
      id: "1",
      name: "2025/2026",
      isCurrent: true,
      tuitionLevels: [100, 200],
      semesters: [aSemester, { ...aSemester, id: "3", number: "SECOND", isCurrent: false }],
    },
  ],
};

const aSession = {
  id: "4",
  revision: 3,
  academicSessionId: "1",
  academicSession: "2025/2026",
  title: "Remedial Admission",
  opensAt: "2026-03-01T08:00:00.000Z",
  closesAt: "2026-04-01T08:00:00.000Z",
  state: "OPEN",
  screeningFee: 10_000,
  announcement: "Sale of forms ends.",
  applicants: 5,
  paid: 3,
  submitted: 2,
  quotas: [
    {
      departmentId: "7",
      department: "Nutrition",
      ...{ places: null, applicants: 5, admitted: 1, programmes: [] },
    },
  ],
  batches: [],
};

const aCourse = {
  id: "9",
  revision: 1,
  code: "NUR 101",
  title: "Anatomy",
  creditLoad: 3,
  level: 100,
  semester: "FIRST",
  teachingDepartment: "Nursing",
  offerings: [{ departmentId: "7", department: "Nutrition", isCompulsory: true }],
  prerequisites: [],
  neededBy: [],
  lecturers: [],
  registered: 12,
  registeredEver: 40,
};

const aCourseRow = {
  ...aCourse,
  departments: ["NUT"],
  compulsoryFor: ["NUT"],
  prerequisites: [],
  lecturers: ["Tunde Balogun"],
};

const choices = {
  session: "2025/2026",
  departments: [{ id: "7", code: "NUT", name: "Nutrition" }],
  teachingDepartments: ["Nursing"],
  lecturers: [{ id: "5", name: "Tunde Balogun" }],
  courses: [{ id: "11", code: "NUR 100", title: "Biology" }],
};

const manager = () => aStaff("SUPER_ADMIN", { canManageCourses: true });

describe("a round of admission", () => {
  const open = (saveApplicationSession: (args: Args) => unknown) =>
    openPortal(
      "/admin/sessions/4",
      startServer(
        { viewer: aStaff(), applicationSessionRecord: aSession, officeCalendar: aCalendar },
        { saveApplicationSession },
      ),
    );

  it("is saved in the college's zone after its consequences are confirmed", async () => {
    const save = vi.fn(({ input }: Args) =>
      (input as { isConfirmed: boolean }).isConfirmed
        ? saved
        : { __typename: "CatalogueConsequences", sentences: ["3 applicants have paid."] },
    );
    const { user } = open(save);
    await findHeading("Remedial Admission");
    await user.click(screen.getByRole("button", { name: "Edit" }));
    const fee = await screen.findByLabelText(/Screening fee/);
    await user.clear(fee);
    await user.type(fee, "12000");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("3 applicants have paid.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Go ahead" }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
    expect(save.mock.lastCall?.[0]).toEqual({
      id: "4",
      input: {
        academicSessionId: "1",
        title: "Remedial Admission",
        opensAt: "2026-03-01T09:00",
        closesAt: "2026-04-01T09:00",
        screeningFee: 12_000,
        revision: 3,
        isConfirmed: true,
      },
    });
  });

  it("stays unchanged, input included, without the confirmation", async () => {
    const save = vi.fn(() => ({ __typename: "CatalogueConsequences", sentences: ["Oh."] }));
    const { user } = open(save);
    await findHeading("Remedial Admission");
    await user.click(screen.getByRole("button", { name: "Edit" }));
    await user.type(await screen.findByLabelText("Title"), " II");
    await user.click(screen.getByRole("button", { name: "Save" }));
    const question =
      (await screen.findByText("Oh.")).closest<HTMLElement>("[role=dialog]") ?? document.body;
    await user.click(within(question).getByRole("button", { name: "Cancel" }));
    expect(await screen.findByText("Nothing was saved.")).toBeTruthy();
    expect(screen.getByLabelText("Title")).toHaveProperty("value", "Remedial Admission II");
    expect(save).toHaveBeenCalledTimes(1);
  });

  it("is not sent with a closing before its opening", async () => {
    const save = vi.fn(() => saved);
    const { user } = open(save);
    await findHeading("Remedial Admission");
    await user.click(screen.getByRole("button", { name: "Edit" }));
    const closes = await screen.findByLabelText("Closes at");
    await user.clear(closes);
    await user.type(closes, "2026-02-01T09:00");
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(
      await screen.findByText("Applications close after they open. Choose a later date."),
    ).toBeTruthy();
    expect(save).not.toHaveBeenCalled();
  });
});

describe("the academic calendar", () => {
  it("changes the semester only after a confirmation", async () => {
    const move = vi.fn(({ isConfirmed }: Args) =>
      isConfirmed
        ? saved
        : { __typename: "CatalogueConsequences", sentences: ["The college moves."] },
    );
    const { user } = openPortal(
      "/admin/calendar",
      startServer({ viewer: aStaff(), officeCalendar: aCalendar }, { makeSemesterCurrent: move }),
    );
    const make = await screen.findByRole("button", {
      name: "Make Second semester of 2025/2026 current",
    });
    expect(screen.getByRole("button", { name: "Export" })).toHaveProperty("disabled", false);
    await user.click(make);
    expect(await screen.findByText("The college moves.")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: "Go ahead" }));
    await waitFor(() =>
      expect(move.mock.lastCall?.[0]).toEqual({ id: "3", insteadOf: "2", isConfirmed: true }),
    );
  });

  it("shows and changes the due date of results", async () => {
    const change = vi.fn((_args: Args) => saved);
    const semesters = [{ ...aSemester, resultsDueOn: "2026-03-13" }];
    const { user } = openPortal(
      "/admin/calendar",
      startServer(
        {
          viewer: aStaff(),
          officeCalendar: { ...aCalendar, sessions: [{ ...aCalendar.sessions[0], semesters }] },
        },
        { changeSemester: change },
      ),
    );
    expect(await screen.findByText("13 March 2026")).toBeTruthy();
    await user.click(screen.getByRole("button", { name: /^Edit First semester/ }));
    const day = await screen.findByLabelText("Results due on");
    await user.clear(day);
    await user.type(day, "2026-03-20");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(change.mock.lastCall?.[0]).toMatchObject({
        id: "2",
        revision: 1,
        input: { resultsDueOn: "2026-03-20" },
      }),
    );
  });
});

describe("a department", () => {
  it("lists what uses it instead of being deleted", async () => {
    const { user } = openPortal(
      "/admin/departments/7",
      startServer(
        {
          viewer: aStaff(),
          departmentRecord: {
            id: "7",
            revision: 2,
            code: "NUT",
            name: "Nutrition",
            students: 3,
            applicants: 0,
            courses: 1,
            olevelRequirement: null,
            feeDepartment: "Nutrition",
            ownFeeLines: 0,
            programmes: [],
          },
        },
        { deleteDepartment: refusal("IN_USE", "It has 3 students.") },
      ),
    );
    await findHeading("Nutrition");
    await user.click(screen.getByRole("button", { name: "Delete" }));
    const dialog = await screen.findByRole("dialog");
    await user.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect((await within(dialog).findByRole("alert")).textContent).toContain("It has 3 students.");
  });
});

describe("courses", () => {
  it("are loaded by the URL's filters", async () => {
    const courseRecords = vi.fn((_args: Args) => pageOf([aCourseRow]));
    openPortal(
      "/exam-officer/courses?level=100&lecturer=no&sort=-registered",
      startServer({ viewer: aStaff("EXAM_OFFICER"), courseRecords, courseChoices: choices }),
    );
    expect(await screen.findByRole("link", { name: "NUR 101" })).toHaveProperty(
      "pathname",
      "/exam-officer/courses/9",
    );
    expect(courseRecords.mock.lastCall?.[0]).toMatchObject({
      sort: "REGISTERED",
      descending: true,
      filter: { level: 100, withoutLecturer: true },
    });
    expect(screen.queryByRole("button", { name: "New course" })).toBeNull();
  });

  it("are a lecturer's own, with how many registered", async () => {
    openPortal(
      "/lecturer/courses",
      startServer({ viewer: aStaff("LECTURER"), ownCourses: pageOf([aCourseRow]) }),
    );
    const row = (await screen.findByText("NUR 101")).closest("tr") ?? document.body;
    expect(within(row).getByText("12")).toBeTruthy();
    expect(within(row).getByRole("link").getAttribute("href")).toBe("/lecturer/courses/9");
  });

  it("get a prerequisite by code and report a cycle at the field", async () => {
    const ring = "These courses would wait for each other.";
    const saveCourse = vi.fn((_args: Args) =>
      refusal("INVALID_INPUT", ring, [{ field: "prerequisiteIds", message: ring }]),
    );
    const { user } = openPortal(
      "/admin/courses/9",
      startServer(
        { viewer: manager(), courseRecord: aCourse, courseChoices: choices },
        { saveCourse },
      ),
    );
    await findHeading("NUR 101");
    await user.click(screen.getByRole("button", { name: "Edit" }));
    await chooseOption(
      user,
      await screen.findByRole("combobox", { name: "Prerequisites" }),
      "NUR 100 Biology",
    );
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText(ring)).toBeTruthy();
    expect(saveCourse.mock.lastCall?.[0]).toMatchObject({
      id: "9",
      input: {
        revision: 1,
        offerings: [{ departmentId: "7", isCompulsory: true }],
        prerequisiteIds: ["11"],
      },
    });
  });

  it("keep the input on an edit conflict", async () => {
    const server = startServer(
      { viewer: manager(), courseRecord: aCourse, courseChoices: choices },
      { saveCourse: refusal("CHANGED_ELSEWHERE", "Changed.") },
    );
    const { user } = openPortal("/admin/courses/9", server);
    await findHeading("NUR 101");
    await waitFor(() => expect(document.title).toMatch(/^NUR 101 · /));
    await user.click(screen.getByRole("button", { name: "Edit" }));
    const title = await screen.findByLabelText("Title");
    await user.clear(title);
    await user.type(title, "Mine");
    server.answer({ query: { courseRecord: { ...aCourse, title: "Theirs", revision: 2 } } });
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Now: Theirs")).toBeTruthy();
    expect(screen.getByLabelText("Title")).toHaveProperty("value", "Mine");
  });
});
