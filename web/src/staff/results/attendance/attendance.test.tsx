import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, failure, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";
import { changeMarks, type MarksState, markOf, unsent } from "./mark-store.ts";

const examinee = (id: string, name: string, more: object = {}) => ({
  id,
  matricNumber: `COHT/2025/00${id}`,
  name,
  department: "Nursing",
  level: 100,
  photoUrl: null,
  isCarryover: false,
  obstacle: null,
  barredReason: null,
  mark: "NONE",
  ...more,
});

const aSheet = {
  semesterId: "5",
  courseId: "9",
  code: "NUR 101",
  title: "Anatomy",
  level: 100,
  session: "2025/2026",
  semester: "FIRST",
  lecturers: ["Tunde Balogun"],
  canMark: true,
  readAt: "2026-03-10T09:30:00.000Z",
  cardKey: "A".repeat(43),
  students: [
    examinee("1", "Adeyemi Ada"),
    examinee("2", "Bello Bola", { isCarryover: true }),
    examinee("3", "Chukwu Chi", { obstacle: "Tuition of 2025/2026 not paid" }),
  ],
  export: { csv: "/download/export/x?format=csv", xlsx: "/download/export/x?format=xlsx" },
  printUrl: "/download/attendance/5/9",
};

type Input = { readonly marks: readonly { readonly studentId: string }[] };
const savesAll = ({ input }: Args) => ({
  __typename: "AttendanceMarked",
  saved: (input as unknown as Input).marks.map(({ studentId }) => studentId),
  conflicts: [],
  problems: [],
});

const open = (
  markAttendance: (args: Args) => unknown = savesAll,
  {
    sheet = {},
    barStudent = () => null as unknown,
  }: { sheet?: object; barStudent?: (args: Args) => unknown } = {},
) => {
  const send = vi.fn(markAttendance);
  const opened = openPortal(
    "/exam-officer/attendance-sheet/5/9",
    startServer(
      { viewer: aStaff("EXAM_OFFICER"), attendanceSheet: () => ({ ...aSheet, ...sheet }) },
      { markAttendance: send, barStudent },
    ),
  );
  return { ...opened, send };
};

const button = (name: string) => screen.findByRole<HTMLButtonElement>("button", { name });
const marksSent = (send: { readonly mock: { readonly calls: readonly (readonly Args[])[] } }) =>
  send.mock.calls.flatMap(
    ([args]) => (args?.input as { marks: readonly unknown[] } | undefined)?.marks ?? [],
  );

describe("an attendance sheet", () => {
  it("sends keyboard marks with the value they replace", async () => {
    const { user, send } = open();
    (await button("Adeyemi Ada: Present")).focus();
    // P marks the row and moves to the next one, then A marks that.
    await user.keyboard("pa");
    await waitFor(() => expect(marksSent(send)).toHaveLength(2));
    await screen.findByText("All marks are saved.");
    expect(marksSent(send)).toEqual([
      { studentId: "1", mark: "PRESENT", seen: "NONE" },
      { studentId: "2", mark: "ABSENT", seen: "NONE" },
    ]);
    const ada = await button("Adeyemi Ada: Present");
    expect(ada.getAttribute("aria-pressed")).toBe("true");
  });

  it("marks only the eligible students without a mark", async () => {
    const { user, send } = open();
    expect((await button("Chukwu Chi: Present")).disabled).toBe(true);
    await user.click(await button("Bello Bola: Absent"));
    await user.click(await button("Mark all eligible present (1)"));
    await waitFor(() =>
      expect(new Set(marksSent(send))).toEqual(
        new Set([
          { studentId: "2", mark: "ABSENT", seen: "NONE" },
          { studentId: "1", mark: "PRESENT", seen: "NONE" },
        ]),
      ),
    );
  });

  it("shows who marked a student meanwhile", async () => {
    const { user } = open(() => ({
      __typename: "AttendanceMarked",
      saved: [],
      conflicts: [{ studentId: "1", mark: "ABSENT", by: "Tunde Balogun" }],
      problems: [],
    }));
    await user.click(await button("Adeyemi Ada: Present"));
    await screen.findByText("Tunde Balogun marked this meanwhile: absent.");
    expect((await button("Adeyemi Ada: Absent")).getAttribute("aria-pressed")).toBe("true");
  });

  it("bars a student, who can then not be marked present", async () => {
    const sheet = { students: aSheet.students };
    const barStudent = () => {
      const standing = {
        barredReason: "Attendance of 60 %",
        obstacle: "Barred: Attendance of 60 %",
      };
      sheet.students = [examinee("1", "Adeyemi Ada", standing)];
      return { __typename: "StudentBarred", studentId: "1", ...standing };
    };
    const { user } = open(savesAll, { sheet, barStudent });
    await user.click(await button("Bar Adeyemi Ada"));
    const dialog = await screen.findByRole("dialog");
    await user.type(within(dialog).getByLabelText("Reason"), "Attendance of 60 %");
    await user.click(within(dialog).getByRole("button", { name: "Bar" }));
    expect(await screen.findByText("Barred: Attendance of 60 %")).toBeDefined();
    expect((await button("Adeyemi Ada: Present")).disabled).toBe(true);
    expect(await button("Let Adeyemi Ada sit the examination")).toBeDefined();
  });

  it("says which marks the college refused", async () => {
    const { user } = open(() => ({
      __typename: "Refusal",
      code: "NOT_OPEN",
      message: "This semester does not run.",
      fields: [],
    }));
    await user.click(await button("Adeyemi Ada: Present"));
    expect(await screen.findByText("Not saved: This semester does not run.")).toBeDefined();
    expect(screen.queryByText(/kept here and sent again/)).toBeNull();
    expect((await button("Adeyemi Ada: Present")).getAttribute("aria-pressed")).toBe("false");
  });

  it("renders only the rows in sight of a long sheet", async () => {
    const students = Array.from({ length: 600 }, (_none, at) =>
      examinee(String(at + 1), `Student ${at + 1}`),
    );
    open(savesAll, { sheet: { students } });
    await button("Student 1: Present");
    const table = screen.getByRole("table", { name: "Students" });
    expect(table.getAttribute("aria-rowcount")).toBe("601");
    expect(within(table).getAllByRole("rowheader").length).toBeLessThan(60);
    expect(screen.getByText("600 students")).toBeDefined();
  });

  it("is read-only and printable without the permission", async () => {
    open(savesAll, { sheet: { canMark: false } });
    expect(await screen.findByText(/can be read and printed/)).toBeDefined();
    expect(screen.queryByRole("button", { name: /: Present/ })).toBeNull();
    expect(await button("Print")).toBeDefined();
  });
});

describe("leaving an attendance sheet", () => {
  const mark = async (user: ReturnType<typeof open>["user"]) =>
    user.click(await button("Adeyemi Ada: Present"));

  it("sends unsaved marks at once", async () => {
    const { user, send } = open();
    await mark(user);
    await user.click(screen.getByRole("link", { name: "Oyo State College of Health Technology" }));
    await waitFor(() =>
      expect(marksSent(send)).toEqual([{ studentId: "1", mark: "PRESENT", seen: "NONE" }]),
    );
    expect(window.location.pathname).toBe("/exam-officer/dashboard");
  });

  it("shows the saved marks on the next visit", async () => {
    const students = new Map([["1", examinee("1", "Adeyemi Ada")]]);
    const { user } = openPortal(
      "/exam-officer/attendance-sheet/5/9",
      startServer(
        {
          viewer: aStaff("EXAM_OFFICER"),
          attendanceSheet: () => ({ ...aSheet, students: [...students.values()] }),
        },
        {
          markAttendance: (args) => {
            students.set("1", examinee("1", "Adeyemi Ada", { mark: "PRESENT" }));
            return savesAll(args);
          },
        },
      ),
    );
    await mark(user);
    await screen.findByText("All marks are saved.");
    await user.click(screen.getByRole("link", { name: "Oyo State College of Health Technology" }));
    await waitFor(() => expect(screen.queryByText("All marks are saved.")).toBeNull());
    act(() => window.history.back());
    expect((await button("Adeyemi Ada: Present")).getAttribute("aria-pressed")).toBe("true");
  });

  it("keeps unsent marks for the next visit and confirms a log-out", async () => {
    const first = open(() => failure("COLLEGE_UNAVAILABLE", "The college does not answer."));
    await mark(first.user);
    await first.user.click(screen.getByRole("button", { name: "Account" }));
    await first.user.click(screen.getByRole("menuitem", { name: "Log out" }));
    await screen.findByRole("dialog", { name: "1 mark is not saved" });
    first.unmount();

    const { send } = open();
    await waitFor(() =>
      expect(marksSent(send)).toEqual([{ studentId: "1", mark: "PRESENT", seen: "NONE" }]),
    );
    await screen.findByText("All marks are saved.");
    expect(Object.keys(localStorage).filter((key) => key.includes("attendance"))).toEqual([]);
  });

  it("does not overwrite a colleague's newer mark and says so", async () => {
    const first = open(() => failure("COLLEGE_UNAVAILABLE", "The college does not answer."));
    await mark(first.user);
    first.unmount();
    const students = [examinee("1", "Adeyemi Ada", { mark: "ABSENT" })];
    const { send } = open(savesAll, { sheet: { students } });
    expect(await screen.findByText("Somebody else marked this meanwhile: absent.")).toBeDefined();
    expect(Object.keys(localStorage).filter((key) => key.includes("attendance"))).toEqual([]);
    expect(send).not.toHaveBeenCalled();
  });
});

it("names the unsent marks of an earlier visit that came too late", async () => {
  const first = open(() => failure("COLLEGE_UNAVAILABLE", "The college does not answer."));
  await first.user.click(await button("Adeyemi Ada: Present"));
  first.unmount();
  open(savesAll, { sheet: { canMark: false } });
  expect(await screen.findByText("Your mark was not saved: present.")).toBeDefined();
});

describe("marks in a request", () => {
  const start: MarksState = { stored: { 1: "NONE", 2: "PRESENT" }, wanted: {}, notes: {} };

  it("are kept and sent again after a lost response", () => {
    const marked = changeMarks(start, { kind: "mark", ids: ["1"], mark: "PRESENT" });
    expect(unsent(marked)).toEqual([{ studentId: "1", mark: "PRESENT", seen: "NONE" }]);
    const again = changeMarks(marked, { kind: "mark", ids: ["1"], mark: "ABSENT" });
    expect(unsent(again)).toEqual([{ studentId: "1", mark: "ABSENT", seen: "NONE" }]);
  });

  it("are sent again if they changed during the request", () => {
    const sent = [{ studentId: "1", mark: "PRESENT", seen: "NONE" }] as const;
    const marked = changeMarks(start, { kind: "mark", ids: ["1"], mark: "PRESENT" });
    const again = changeMarks(marked, { kind: "mark", ids: ["1"], mark: "ABSENT" });
    const after = changeMarks(again, {
      kind: "answered",
      sent,
      answer: { __typename: "AttendanceMarked", saved: ["1"], conflicts: [], problems: [] },
    });
    expect(unsent(after)).toEqual([{ studentId: "1", mark: "ABSENT", seen: "PRESENT" }]);
    expect(markOf(after, "1")).toBe("ABSENT");
  });

  it("taken back before they are sent are not sent at all", () => {
    const marked = changeMarks(start, { kind: "mark", ids: ["2"], mark: "NONE" });
    const back = changeMarks(marked, { kind: "mark", ids: ["2"], mark: "PRESENT" });
    expect(unsent(back)).toEqual([]);
  });
});
