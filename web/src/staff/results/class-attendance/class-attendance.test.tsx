import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";
import { openOnLaptop } from "../../../../testing/viewport.ts";
import { readKept } from "./class-store.ts";

beforeEach(() => localStorage.clear());

const attendee = (studentId: string, name: string, more: object = {}) => ({
  ...{ studentId, name, matricNumber: `COHT/2025/00${studentId}`, level: 100 },
  ...{ isCarryover: false, present: 3, absent: 1, excused: 0, percent: 75, state: "AT_RISK" },
  ...{ barredReason: null, ...more },
});

const recorded = {
  ...{ key: "a".repeat(32), heldOn: "2026-02-10", topic: "The heart", revision: 2 },
  ...{ present: 1, absent: 1, excused: 0, recordedBy: "Tunde Balogun" },
  changedAt: "2026-02-10T10:00:00.000Z",
};

const aCourse = {
  ...{ semesterId: "5", courseId: "9", code: "NUR 101", title: "Anatomy" },
  ...{ session: "2025/2026", semester: "FIRST", lecturers: ["Tunde Balogun"] },
  ...{ firstDay: "2026-02-02", lastDay: "2026-03-10", canRecord: true, minimumPercent: 75 },
  classes: [recorded],
  students: [
    attendee("1", "Adeyemi Ada"),
    attendee("2", "Bello Bola", { present: 1, absent: 3, percent: 25, state: "BELOW" }),
  ],
};

const saved = { __typename: "ClassMeetingSaved", revision: 1, leftOut: [] };

const open = async ({
  answer = saved as object,
  course = {} as object,
  path = "/lecturer/class-attendance/5/9",
} = {}) => {
  openOnLaptop();
  const send = vi.fn((_args: Args): unknown => answer);
  const server = startServer(
    {
      viewer: aStaff("LECTURER"),
      classAttendance: { ...aCourse, ...course },
      classMeeting: { meeting: recorded, marks: [{ studentId: "1", mark: "PRESENT" }] },
    },
    { saveClassMeeting: send, deleteClassMeeting: send },
  );
  const portal = openPortal(path, server);
  return { ...portal, server, send };
};

/** Of the classes that this browser keeps. */
const keptKeys = () => Object.keys(localStorage).filter((key) => key.includes(":draft:"));

const inputOf = (
  send: { readonly mock: { readonly calls: readonly (readonly Args[])[] } },
  at = 0,
) => send.mock.calls[at]?.[0]?.input;

const mark = (name: string, choice: string) =>
  within(screen.getByRole("radiogroup", { name: `Attendance of ${name}` })).getByRole("radio", {
    name: choice,
  });

const beginClass = async (user: Awaited<ReturnType<typeof open>>["user"]) => {
  await findHeading("NUR 101 Anatomy");
  await user.click(screen.getByRole("button", { name: "Record a class" }));
  await findHeading("Record a class");
};

describe("class attendance of a course", () => {
  it("shows the classes, and how each student attended them", async () => {
    await open();
    await findHeading("NUR 101 Anatomy");
    const students = within(screen.getByRole("table", { name: "Students of the course" }));
    expect(students.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining("Matric number"),
      "COHT/2025/001Adeyemi Ada1003 of 475%At the limit",
      "COHT/2025/002Bello Bola1001 of 425%Too little",
    ]);
    screen.getByRole("link", { name: "10 February 2026" });
  });

  it("is recorded for all students in a few presses", async () => {
    const { user, send } = await open();
    await beginClass(user);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
    await user.type(screen.getByLabelText("Topic (optional)"), "Lungs");
    await user.click(mark("Bello Bola", "Absent"));
    await user.click(screen.getByRole("button", { name: "Mark the others present" }));
    screen.getByText(/1 present, 1 absent, 0 excused/);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("The class of 10 March 2026 is recorded.");
    await findHeading("NUR 101 Anatomy");
    expect(inputOf(send)).toMatchObject({
      ...{ semesterId: "5", courseId: "9", heldOn: "2026-03-10", topic: "Lungs", revision: 0 },
      key: expect.stringMatching(/^[0-9a-f]{32}$/),
      marks: [
        { studentId: "1", mark: "PRESENT" },
        { studentId: "2", mark: "ABSENT" },
      ],
    });
    expect(keptKeys()).toEqual([]);
  });

  it("keeps a class without a network, and sends it later under the same key", async () => {
    const { user, server, send } = await open();
    await beginClass(user);
    await user.click(mark("Adeyemi Ada", "Excused"));
    server.setOffline(true);
    await user.click(screen.getByRole("button", { name: "Save" }));
    await findHeading("NUR 101 Anatomy");
    screen.getByText("The class of 10 March 2026 is not recorded yet");
    await screen.findByText(/It is kept in this browser and sent again./);
    const [kept = ""] = keptKeys();
    server.setOffline(false);
    window.dispatchEvent(new Event("online"));
    await screen.findByText("The class of 10 March 2026 is recorded.");
    expect(inputOf(send)).toMatchObject({ key: kept.split(":").at(-1) });
    expect(screen.queryByText(/is not recorded yet/)).toBeNull();
  });

  it("continues a class that an earlier visit did not finish, or discards it", async () => {
    const first = await open();
    await beginClass(first.user);
    await first.user.click(mark("Adeyemi Ada", "Present"));
    first.unmount();
    const { user } = await open();
    await user.click(await screen.findByRole("button", { name: "Continue" }));
    await findHeading("Record a class");
    expect(mark("Adeyemi Ada", "Present")).toHaveProperty("checked", true);
    await user.click(screen.getByRole("button", { name: "Back" }));
    await user.click(await screen.findByRole("button", { name: "Discard" }));
    expect(keptKeys()).toHaveLength(1);
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Discard" }));
    expect(keptKeys()).toEqual([]);
  });

  it("records the other kept classes when the college refuses one", async () => {
    const { user, server, send } = await open();
    send.mockImplementation(({ input }) =>
      (input as unknown as { topic: string }).topic === "Refused"
        ? { __typename: "Refusal", code: "SAME_DAY", message: "Recorded by Ngozi.", fields: [] }
        : saved,
    );
    await findHeading("NUR 101 Anatomy");
    server.setOffline(true);
    for (const topic of ["Refused", "Recorded"]) {
      await beginClass(user);
      await user.type(screen.getByLabelText("Topic (optional)"), topic);
      await user.click(mark("Adeyemi Ada", "Present"));
      await user.click(screen.getByRole("button", { name: "Save" }));
    }
    await findHeading("NUR 101 Anatomy");
    server.setOffline(false);
    window.dispatchEvent(new Event("online"));
    await screen.findByText("The class of 10 March 2026 is recorded.");
    await screen.findByText("Recorded by Ngozi.");
    expect(keptKeys()).toHaveLength(1);
  });

  it("asks before a second class of a day is recorded", async () => {
    const answers: object[] = [
      { __typename: "Refusal", code: "SAME_DAY", message: "Recorded by Ngozi.", fields: [] },
      saved,
    ];
    const { user, send } = await open();
    send.mockImplementation(() => answers.shift());
    await beginClass(user);
    await user.click(mark("Adeyemi Ada", "Present"));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await screen.findByText("Recorded by Ngozi.");
    await user.click(screen.getByRole("button", { name: "Record it as another class" }));
    await screen.findByText("The class of 10 March 2026 is recorded.");
    expect([inputOf(send), inputOf(send, 1)]).toMatchObject([
      { isConfirmed: false },
      { isConfirmed: true },
    ]);
  });

  it("changes a recorded class on the revision that was seen", async () => {
    const { user, send } = await open();
    await user.click(await screen.findByRole("link", { name: "10 February 2026" }));
    await findHeading("Change a class");
    expect(mark("Adeyemi Ada", "Present")).toHaveProperty("checked", true);
    screen.getByText(/1 not marked: the class does not count for them/);
    await user.click(mark("Bello Bola", "Present"));
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    expect(inputOf(send)).toMatchObject({ key: recorded.key, revision: 2 });
  });

  it("deletes a class after a question", async () => {
    const { user, send } = await open({ answer: { __typename: "Acknowledgement", message: "" } });
    await user.click(await screen.findByRole("link", { name: "10 February 2026" }));
    await user.click(await screen.findByRole("button", { name: "Delete" }));
    const dialog = within(await screen.findByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Delete" }));
    await findHeading("NUR 101 Anatomy");
    const { key, revision } = recorded;
    expect(inputOf(send)).toEqual({ semesterId: "5", courseId: "9", key, revision });
  });

  it("shows a problem with the day at the field", async () => {
    const { user } = await open();
    await beginClass(user);
    await user.click(mark("Adeyemi Ada", "Present"));
    const day = screen.getByLabelText("Day");
    await user.clear(day);
    screen.getByText("Enter a day from 2 February 2026 to 10 March 2026.");
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Save" }).disabled).toBe(true);
  });

  it("is only read by who may not record it", async () => {
    await open({ course: { canRecord: false } });
    await findHeading("NUR 101 Anatomy");
    expect(screen.queryByRole("button", { name: "Record a class" })).toBeNull();
    screen.getByText("10 February 2026");
    expect(screen.queryByRole("link", { name: "10 February 2026" })).toBeNull();
  });
});

it.each([
  null,
  "text",
  {},
  { heldOn: 1 },
  { heldOn: "2026-03-10", topic: "", revision: "1" },
])("a kept class that is none is not read: %j", (draft) => {
  expect(readKept("key", draft)).toBeNull();
});

const shortfall = (id: string, name: string, more: object = {}) => ({
  ...{ id, studentId: id, name, matricNumber: `COHT/2025/00${id}`, department: "Nursing" },
  ...{ level: 100, courseId: "9", code: "NUR 101", title: "Anatomy" },
  ...{ present: 1, absent: 3, excused: 0, percent: 25, barredReason: null, ...more },
});

describe("missed classes", () => {
  const openList = async (role: "EXAM_OFFICER" | "ICT_SUPPORT", path: string) => {
    openOnLaptop();
    const bar = vi.fn((_args: Args) => ({
      ...{ __typename: "BarredForAttendance", barred: 1 },
      leftOut: ["COHT/2025/002, NUR 101: barred already."],
    }));
    const server = startServer(
      {
        viewer: aStaff(role),
        attendanceShortfalls: {
          rows: [
            shortfall("1", "Adeyemi Ada"),
            shortfall("2", "Bello Bola", { barredReason: "Class attendance 25%" }),
          ],
          ...{ total: 2, number: 1, size: 25, export: { csv: "/x", xlsx: "/y" } },
        },
        teachingChoices: {
          semesters: [
            {
              ...{ id: "5", session: "2025/2026", semester: "FIRST" },
              ...{ isCurrent: true, isOpen: true },
            },
          ],
          departments: [],
          lecturers: [],
        },
      },
      { barForAttendance: bar },
    );
    const portal = openPortal(`/${path}/attendance-sheet/missed-classes`, server);
    await findHeading("Missed classes");
    return { ...portal, bar };
  };

  it("lists who missed too many, and bars those who are selected", async () => {
    const { user, bar } = await openList("EXAM_OFFICER", "exam-officer");
    const table = within(await screen.findByRole("table"));
    table.getByText("Barred");
    for (const name of ["COHT/2025/001, NUR 101", "COHT/2025/002, NUR 101"]) {
      await user.click(await screen.findByRole("checkbox", { name: `Select ${name}` }));
    }
    await user.click(screen.getByRole("button", { name: "Bar from the examination" }));
    const dialog = within(await screen.findByRole("dialog"));
    dialog.getByText(/2 students are barred/);
    await user.click(dialog.getByRole("button", { name: "Bar" }));
    await screen.findByText("1 bar was set.");
    screen.getByText("COHT/2025/002, NUR 101: barred already.");
    expect(bar.mock.calls[0]?.[0]).toEqual({ shortfallIds: ["1", "2"] });
  });

  it("cannot be selected by who may not bar", async () => {
    await openList("ICT_SUPPORT", "ict-support");
    await screen.findByText("Adeyemi Ada");
    expect(screen.queryByRole("checkbox", { name: /Select/ })).toBeNull();
  });
});
