import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { chooseOption } from "../../../testing/choose-option.ts";
import { findHeading, openPortal } from "../../../testing/render-portal.tsx";
import { type Answers, startServer } from "../../../testing/server.ts";
import { aStaff } from "../../../testing/staff.ts";

const done = { __typename: "Acknowledgement", message: "Saved." };

const refusal = (code: string, message: string, fields: object[] = []) => ({
  __typename: "Refusal",
  code,
  message,
  fields,
});

const exportLinks = {
  csv: "/download/export/x?format=csv",
  xlsx: "/download/export/x?format=xlsx",
};

const office = {
  export: exportLinks,
  settings: {
    session: "2025/2026",
    isApplicationOpen: true,
    deadline: "2026-03-31T22:59:00.000Z",
    revision: 4,
  },
  hostels: [
    { id: "1", name: "Amina Hall", kind: "FEMALE", rooms: 2, beds: 8, floors: [0, 1], revision: 3 },
  ],
};

const page = (rows: object[]) => ({
  rows,
  total: rows.length,
  number: 1,
  size: 25,
  export: exportLinks,
});

const application = (id: string, status: string, bed: number) => ({
  id,
  status,
  studentId: id,
  matricNumber: `COHT/2025/00${id}`,
  name: `Bello Aisha ${id}`,
  department: "Community Health",
  level: 100,
  hostel: "Amina Hall",
  floor: 0,
  room: "A-101",
  bed,
  appliedAt: "2026-03-01T09:00:00.000Z",
  decidedAt: null,
  reason: null,
});

const room = {
  id: "5",
  number: "A-101",
  floor: 0,
  hostelId: "1",
  hostel: "Amina Hall",
  kind: "FEMALE",
  revision: 2,
  beds: [
    { id: "51", number: 1, state: "FREE", reason: null, student: null },
    {
      id: "52",
      number: 2,
      state: "APPROVED",
      reason: null,
      student: { id: "7", matricNumber: "COHT/2025/007", name: "Bello Aisha" },
    },
    { id: "53", number: 3, state: "OUT_OF_USE", reason: "The ceiling leaks.", student: null },
  ],
};

const open = (path: string, query: Answers = {}, mutation: Answers = {}) => {
  const server = startServer(
    {
      viewer: aStaff("SUPER_ADMIN", { canManageHostels: true }),
      hostelOffice: office,
      departmentRecords: page([]),
      ...query,
    },
    mutation,
  );
  return { server, ...openPortal(path, server) };
};

it("shows settings in the college's zone and keeps input on a conflict", async () => {
  const sent: object[] = [];
  const { user, server } = open(
    "/admin/hostels",
    {},
    {
      changeHostelSettings: ({ input }) => {
        sent.push({ ...(input as object) });
        return sent.length === 1 ? refusal("CHANGED_ELSEWHERE", "Somebody was first.") : done;
      },
    },
  );
  await findHeading("Hostels");
  expect(await screen.findByText("31 March 2026, 11:59 PM")).toBeDefined();
  expect(screen.getByRole("button", { name: "Export" })).toHaveProperty("disabled", false);
  await user.click(screen.getByRole("button", { name: "Change settings" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByLabelText("Students can apply for beds"));
  server.answer({
    query: {
      hostelOffice: {
        ...office,
        settings: { ...office.settings, deadline: "2026-04-01T10:00:00.000Z", revision: 5 },
      },
    },
  });
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText("Now: 2026-04-01T11:00")).toBeDefined();
  await user.click(dialog.getByRole("button", { name: "Save mine over it" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  const typed = { isApplicationOpen: false, deadline: "2026-03-31T22:59:00.000Z" };
  expect(sent).toEqual([
    { ...typed, revision: 4 },
    { ...typed, revision: 5 },
  ]);
});

it("adds a range of rooms and shows a refusal at its field", async () => {
  const sent: object[] = [];
  const { user } = open(
    "/admin/hostels/rooms?hostel=1",
    { hostelRooms: page([room]) },
    {
      addHostelRooms: ({ input }) => {
        sent.push({ ...(input as object) });
        const message = "End the first number with digits.";
        return sent.length === 1
          ? refusal("INVALID_INPUT", message, [{ field: "first", message }])
          : done;
      },
    },
  );
  await findHeading("Hostel rooms");
  await user.click(screen.getByRole("button", { name: "Add rooms" }));
  const dialog = within(await screen.findByRole("dialog"));
  const count = dialog.getByLabelText("How many rooms");
  await user.clear(count);
  await user.type(count, "200");
  await user.type(dialog.getByLabelText("First room's number"), "Annex");
  await user.click(dialog.getByRole("button", { name: "Add rooms" }));
  expect(await dialog.findByText("Enter a number from 1 to 100.")).toBeDefined();
  expect(sent).toEqual([]);
  await user.clear(count);
  await user.type(count, "3");
  await user.click(dialog.getByRole("button", { name: "Add rooms" }));
  expect(await dialog.findByText("End the first number with digits.")).toBeDefined();
  await user.type(dialog.getByLabelText("First room's number"), "-1");
  await user.click(dialog.getByRole("button", { name: "Add rooms" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent.at(-1)).toEqual({ hostelId: "1", floor: 0, first: "Annex-1", count: 3, beds: 4 });
});

it("shows a bed's student and takes a free bed out of use", async () => {
  const sent: object[] = [];
  const { user } = open(
    "/admin/hostels/rooms",
    { hostelRooms: page([room]) },
    {
      changeBedUse: (given) => {
        sent.push({ ...given });
        return done;
      },
    },
  );
  await findHeading("Hostel rooms");
  await user.click(await screen.findByRole("button", { name: /^Bed 2 in room A-101: Approved/ }));
  const held = within(await screen.findByRole("dialog"));
  expect(held.getByText("Bello Aisha (COHT/2025/007)")).toBeDefined();
  expect(held.queryByRole("button", { name: "Take out of use" })).toBeNull();
  await user.click(held.getByRole("button", { name: /Close/ }));

  await user.click(await screen.findByRole("button", { name: /^Bed 1 in room A-101: Free/ }));
  await user.click(await screen.findByRole("button", { name: "Take out of use" }));
  await user.type(screen.getByLabelText("Reason"), "The ceiling leaks.");
  await user.click(screen.getByRole("button", { name: "Take out of use" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([{ id: "51", isUsable: false, reason: "The ceiling leaks." }]);
});

it("decides selected applications after a preview and shows newer changes", async () => {
  const sent: { dryRun: boolean; decision: string; reason: string | null; ids: string[] }[] = [];
  const rows = (problem: string | null) =>
    ["1", "2"].map((id) => ({
      id,
      matricNumber: `COHT/2025/00${id}`,
      name: `Bello Aisha ${id}`,
      place: `bed ${id} in room A-101, Amina Hall`,
      status: "PENDING",
      problem: id === "2" ? problem : null,
    }));
  const { user } = open(
    "/admin/hostels/applications",
    {
      hostelApplications: page([application("1", "PENDING", 1), application("2", "PENDING", 2)]),
    },
    {
      decideHostelApplications: ({ input }) => {
        const asked = input as (typeof sent)[number];
        sent.push({ ...asked });
        const isOutdated = sent.length > 1;
        if (asked.dryRun) {
          const made = { message: "", decided: 2, problems: 0 };
          return {
            __typename: "HostelDecisionsMade",
            ...made,
            rows: rows(isOutdated ? "It was decided already." : null),
          };
        }
        return refusal("PREVIEW_OUTDATED", "Nothing was changed.");
      },
    },
  );
  await findHeading("Hostel applications");
  for (const id of ["1", "2"]) {
    await user.click(await screen.findByRole("checkbox", { name: `Select COHT/2025/00${id}` }));
  }
  await user.click(screen.getByRole("button", { name: "Approve…" }));
  const dialog = within(await screen.findByRole("dialog"));
  expect(await dialog.findByText("Approved: bed 1 in room A-101, Amina Hall")).toBeDefined();
  await user.type(dialog.getByLabelText("Reason"), "The list of March.");
  await user.click(dialog.getByRole("button", { name: "Approve them" }));
  expect(await dialog.findByText("It was decided already.")).toBeDefined();
  expect(sent.map(({ dryRun, reason }) => [dryRun, reason])).toEqual([
    [true, null],
    [false, "The list of March."],
    [true, null],
  ]);
  expect(sent[1]).toMatchObject({ decision: "APPROVE", ids: ["1", "2"] });
});

it("moves a student to a free bed of the picker", async () => {
  const sent: object[] = [];
  const { user } = open(
    "/admin/hostels/applications",
    {
      hostelApplications: page([application("1", "APPROVED", 1), application("2", "RELEASED", 2)]),
      freeBedChoices: [{ id: "53", hostel: "Amina Hall", floor: 0, room: "A-102", bed: 1 }],
    },
    {
      relocateStudent: (given) => {
        sent.push({ ...given });
        return done;
      },
    },
  );
  await findHeading("Hostel applications");
  await user.click(await screen.findByRole("button", { name: "Move Bello Aisha 1" }));
  expect(screen.queryByRole("button", { name: "Move Bello Aisha 2" })).toBeNull();
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(await dialog.findByLabelText("Reason"), "It is quieter.");
  await user.click(dialog.getByRole("button", { name: "Move" }));
  expect((await dialog.findAllByText("Choose a bed.")).length).toBeGreaterThan(0);
  await chooseOption(user, dialog.getByLabelText("Free bed"), "Amina Hall, A-102, bed 1");
  await user.click(dialog.getByRole("button", { name: "Move" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([{ applicationId: "1", bedId: "53", reason: "It is quieter." }]);
});

it("shows the waiting list in order and removes with a reason", async () => {
  const sent: object[] = [];
  const waiting = {
    id: "9",
    studentId: "7",
    matricNumber: "COHT/2025/007",
    name: "Bello Aisha",
    department: "Community Health",
    level: 100,
    kind: "FEMALE",
    joinedAt: "2026-03-01T09:00:00.000Z",
    position: null,
    offer: {
      hostel: "Amina Hall",
      floor: 0,
      room: "A-101",
      bed: 2,
      expiresAt: "2026-03-11T09:00:00.000Z",
    },
  };
  const { user } = open(
    "/admin/hostels/waiting",
    { hostelWaitingStudents: page([waiting]) },
    {
      removeFromHostelWaiting: (given) => {
        sent.push({ ...given });
        return done;
      },
    },
  );
  await findHeading("Hostel waiting list");
  expect(
    await screen.findByText("Amina Hall, A-101, bed 2, until 11 March 2026, 10:00 AM"),
  ).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Take Bello Aisha off the waiting list" }));
  await user.type(screen.getByLabelText("Reason"), "Lives in town.");
  await user.click(screen.getByRole("button", { name: "Remove" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent).toEqual([{ id: "9", reason: "Lives in town." }]);
});
