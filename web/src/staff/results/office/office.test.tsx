import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { aSheet, aSheetRow, pageOfOne, resultSemesters } from "../../../../testing/results.ts";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const courseChoices = {
  session: "2025/2026",
  departments: [{ id: "5", code: "CHE", name: "Community Health" }],
  teachingDepartments: [],
  lecturers: [{ id: "9", name: "Balogun Tunde" }],
  courses: [],
};

const refusal = (code: string, message: string) => ({
  __typename: "Refusal",
  code,
  message,
  fields: [],
});

const published = (fields: object = {}) => ({
  __typename: "SheetsPublication",
  message: "1 sheet is published.",
  preview: "seen",
  changed: 1,
  problems: 0,
  rows: [
    {
      id: "31",
      code: "CHE 211",
      title: "Primary Health Care",
      before: "Approved",
      after: "Published, 4 results",
      note: null,
      problem: null,
      ...fields,
    },
  ],
});

const list = (role: "EXAM_OFFICER" | "ICT_SUPPORT" | "SUPER_ADMIN", row: object = aSheetRow) => ({
  viewer: aStaff(role, { canPublishResults: role !== "ICT_SUPPORT" }),
  resultSheets: vi.fn((_args: Args) => pageOfOne(row)),
  resultSemesters,
  courseChoices,
});

const examOfficer = { viewer: aStaff("EXAM_OFFICER") };

describe("the result sheets of a semester", () => {
  it("are loaded by the URL's filters, by default for the running semester", async () => {
    const answers = list("EXAM_OFFICER");
    const { user } = openPortal(
      "/exam-officer/result?state=SUBMITTED&overdue=yes&lecturer=9&sort=-entered&page=2",
      startServer(answers),
    );
    expect(await screen.findByRole("link", { name: "CHE 211" })).toHaveProperty(
      "pathname",
      "/exam-officer/result/7/31",
    );
    expect(screen.getByRole("row", { name: /3 \(75%\) 51.5 67% 1/ })).toBeTruthy();
    expect(answers.resultSheets.mock.calls[0]?.[0]).toMatchObject({
      sort: "ENTERED",
      descending: true,
      page: { number: 2 },
      filter: {
        semesterId: null,
        state: "SUBMITTED",
        overdue: true,
        lecturerId: "9",
        departmentId: null,
      },
    });
    await chooseOption(user, screen.getByLabelText("Semester"), "2025/2026, First semester");
    await waitFor(() =>
      expect(answers.resultSheets.mock.lastCall?.[0]).toMatchObject({
        page: { number: 1 },
        filter: { semesterId: "6", state: "SUBMITTED" },
      }),
    );
    expect(screen.getByRole("link", { name: "Broadsheet" })).toHaveProperty(
      "search",
      "?semester=6",
    );
  });

  it("are all released together after a preview", async () => {
    const publishSheets = vi.fn((_args: Args) => published());
    const { user } = openPortal(
      "/admin/results?state=APPROVED",
      startServer(
        {
          ...list("SUPER_ADMIN", { ...aSheetRow, state: "APPROVED" }),
          resultSheets: { ...pageOfOne({ ...aSheetRow, state: "APPROVED" }), total: 2 },
          resultSheetIds: ["31", "32"],
        },
        { publishSheets },
      ),
    );
    await user.click(await screen.findByRole("checkbox", { name: "Select CHE 211" }));
    await user.click(screen.getByRole("button", { name: "Select all 2 that match" }));
    await user.click(await screen.findByRole("button", { name: "Final release…" }));
    const dialog = await screen.findByRole("dialog");
    expect(within(dialog).getByText("Final release of results")).toBeTruthy();
    await within(dialog).findByText("Approved → Published, 4 results");
    expect(within(dialog).getByText(/Students see these results at once/)).toBeTruthy();
    await user.type(within(dialog).getByRole("textbox"), "Senate of 12 July");
    await user.click(within(dialog).getByRole("button", { name: "Release" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(publishSheets.mock.calls.map(([{ input }]) => input)).toEqual([
      { semesterId: "7", courseIds: ["31", "32"], reason: "", dryRun: true, preview: null },
      {
        semesterId: "7",
        courseIds: ["31"],
        reason: "Senate of 12 July",
        dryRun: false,
        preview: "seen",
      },
    ]);
  });

  it("are read-only for ICT support", async () => {
    openPortal("/ict-support/results", startServer(list("ICT_SUPPORT")));
    expect(await screen.findByRole("link", { name: "CHE 211" })).toHaveProperty(
      "pathname",
      "/ict-support/results/7/31",
    );
    expect(screen.queryByRole("checkbox", { name: /Select/ })).toBeNull();
  });
});

describe("a result sheet at the office", () => {
  const open = (sheet: object, mutations: Parameters<typeof startServer>[1] = {}) =>
    openPortal(
      "/exam-officer/result/7/31",
      startServer({ ...examOfficer, resultSheet: () => sheet, resultSheetVersions: [] }, mutations),
    );

  it("shows marks, grades and flags and finds a student", async () => {
    const [first, second] = aSheet.rows;
    const { user } = open({ ...aSheet, rows: [first, { ...second, standing: "WITHDRAWN" }] });
    await findHeading("CHE 211 Primary Health Care");
    expect(screen.getByText("COHT/2025/002 Bello Musa")).toBeTruthy();
    expect(screen.getByText("Withdrawn").closest("tr")?.textContent).toContain("Bello Musa");
    const rows = () =>
      within(screen.getByRole("table", { name: "Students and results" })).getAllByRole("row");
    expect(rows()).toHaveLength(3);
    await user.type(screen.getByLabelText("Find by number or name"), "musa 002");
    expect(rows().map(({ textContent }) => textContent)).toEqual([
      expect.any(String),
      expect.stringContaining("COHT/2025/002"),
    ]);
    const grades = within(screen.getByRole("list", { name: "Totals by grade" }));
    expect(grades.getAllByRole("listitem").map(({ textContent }) => textContent)).toContain(
      "F (from 0)  1 student, 50%",
    );
    for (const action of ["Approve", "Return…", "Publish…", "Amend…"]) {
      expect(screen.queryByRole("button", { name: action })).toBeNull();
    }
  });

  it("is approved after a confirmation, as it was shown", async () => {
    const approveSheet = vi.fn((_args: Args) => ({
      __typename: "SheetChanged",
      message: "CHE 211 is approved.",
      sheet: aSheet,
    }));
    const { user } = open({ ...aSheet, canApprove: true, canReturn: true }, { approveSheet });
    await user.click(await screen.findByRole("button", { name: "Approve" }));
    const dialog = await screen.findByRole("dialog", { name: "Approve this sheet" });
    await user.click(within(dialog).getByRole("button", { name: "Approve" }));
    expect(await screen.findByText("CHE 211 is approved.")).toBeTruthy();
    expect(approveSheet.mock.calls).toEqual([
      [{ input: { semesterId: "7", courseId: "31", revision: 4 } }],
    ]);
  });

  it("is returned with a reason and reports a newer change", async () => {
    const returnSheet = vi.fn((_args: Args) =>
      refusal("CHANGED_ELSEWHERE", "Somebody changed this sheet."),
    );
    const { user } = open({ ...aSheet, canReturn: true }, { returnSheet });
    await user.click(await screen.findByRole("button", { name: "Return…" }));
    const dialog = await screen.findByRole("dialog", { name: "Return this sheet" });
    await user.click(within(dialog).getByRole("button", { name: "Return" }));
    expect(returnSheet).not.toHaveBeenCalled();
    await user.type(within(dialog).getByRole("textbox"), "Check number 2");
    await user.click(within(dialog).getByRole("button", { name: "Return" }));
    expect(await within(dialog).findByText("Somebody changed this sheet.")).toBeTruthy();
    expect(returnSheet.mock.lastCall?.[0].input).toMatchObject({ reason: "Check number 2" });
  });

  it("is not published while marks are incomplete, and lists the students", async () => {
    const problem = "Marks of COHT/2025/009 are missing.";
    const publishSheets = vi.fn((_args: Args) => published({ after: null, problem }));
    const { user } = open({ ...aSheet, state: "APPROVED", canPublish: true }, { publishSheets });
    await user.click(await screen.findByRole("button", { name: "Publish…" }));
    const dialog = await screen.findByRole("dialog", { name: "Publish results" });
    expect(within(dialog).getByText(/Students see these results at once/)).toBeTruthy();
    await user.type(within(dialog).getByRole("textbox"), "Senate of 12 July");
    await user.click(within(dialog).getByRole("button", { name: "Publish" }));
    expect(await within(dialog).findByText(problem)).toBeTruthy();
    expect(publishSheets).toHaveBeenCalledOnce();
  });

  it("cannot be approved by its own lecturer, and says why", async () => {
    open({ ...aSheet, refusedBecause: "You teach this course: somebody else approves it." });
    expect(
      await screen.findByText("You teach this course: somebody else approves it."),
    ).toBeTruthy();
  });

  it("shows each version with its changes", async () => {
    const shown = { ca: 15, exam: 20, remark: null, total: 35, grade: "F" };
    openPortal(
      "/ict-support/results/7/31",
      startServer({
        viewer: aStaff("ICT_SUPPORT"),
        resultSheet: { ...aSheet, state: "AMENDED", version: 2 },
        resultSheetVersions: [
          {
            version: 2,
            at: "2026-07-20T09:00:00.000Z",
            by: "Ngozi Okafor",
            reason: "A script was found",
            results: 2,
            changes: [
              {
                studentId: "2",
                matricNumber: "COHT/2025/002",
                name: "Bello Musa",
                before: shown,
                after: { ...shown, exam: 30, total: 45, grade: "D" },
              },
            ],
          },
          {
            version: 1,
            at: "2026-07-12T09:00:00.000Z",
            by: "Ngozi Okafor",
            reason: null,
            results: 2,
            changes: [],
          },
        ],
      }),
    );
    const table = await screen.findByRole("table", { name: "Version 2" });
    expect(within(table).getByText("CA 15, exam 20: 35 F")).toBeTruthy();
    expect(within(table).getByText("CA 15, exam 30: 45 D")).toBeTruthy();
    expect(screen.getByText("A script was found")).toBeTruthy();
  });
});
