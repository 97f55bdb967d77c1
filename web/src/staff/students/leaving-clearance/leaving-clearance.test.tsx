import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";
import { openOnLaptop } from "../../../../testing/viewport.ts";

const unitsOf = (library: string, revision: number) => [
  { unit: "LIBRARY", state: library, revision },
  { unit: "HOSTEL", state: "WAITING", revision: 0 },
  { unit: "DEPARTMENT", state: "CLEARED", revision: 1 },
  { unit: "BURSARY", state: "WAITING", revision: 0 },
];

const leaver = (id: string, name: string, library: string, revision: number) => ({
  ...{ id, name, matricNumber: `COHT/2023/00${id}`, department: "Nursing", level: 300 },
  ...{ standing: "GRADUATED", units: unitsOf(library, revision) },
});

const decided = vi.fn((_args: Args) => ({
  ...{ __typename: "LeavingClearanceDecided", changed: 1 },
  leftOut: ["COHT/2023/002: somebody else has decided meanwhile."],
}));

const page = {
  rows: [leaver("1", "Adeyemi Ada", "WAITING", 0), leaver("2", "Bello Bola", "HELD", 3)],
  ...{ total: 2, number: 1, size: 25, export: { csv: "/x", xlsx: "/y" } },
};

const openList = async (role: "ICT_SUPPORT" | "BURSARY_OFFICER", decidable: readonly string[]) => {
  openOnLaptop();
  decided.mockClear();
  const server = startServer(
    { viewer: aStaff(role), leavingClearances: { ...page, decidable } },
    { decideLeavingClearance: decided },
  );
  const area = role === "ICT_SUPPORT" ? "ict-support" : "bursary";
  const portal = openPortal(`/${area}/clearance`, server);
  await findHeading("Leaving clearance");
  await screen.findByText("Adeyemi Ada");
  return portal;
};

it("signs off those who are selected, by the decision that was seen", async () => {
  const { user } = await openList("ICT_SUPPORT", ["LIBRARY", "HOSTEL"]);
  const table = within(screen.getByRole("table"));
  expect(table.getAllByText("Held")).toHaveLength(1);
  for (const number of ["COHT/2023/001", "COHT/2023/002"]) {
    await user.click(screen.getByRole("checkbox", { name: `Select ${number}` }));
  }
  await user.click(screen.getByRole("button", { name: "Sign off…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Sign off" }));
  await user.click(dialog.getByRole("button", { name: "Sign off" }));
  await dialog.findByText("Choose the office.");
  expect(decided).not.toHaveBeenCalled();
  await user.click(dialog.getByRole("combobox", { name: "Office" }));
  await user.click(await screen.findByTitle("Library"));
  await user.click(dialog.getByRole("button", { name: "Sign off" }));
  await screen.findByText("1 student was changed.");
  screen.getByText("COHT/2023/002: somebody else has decided meanwhile.");
  expect(decided.mock.calls[0]?.[0]).toEqual({
    input: {
      ...{ unit: "LIBRARY", state: "CLEARED" },
      students: [
        { id: "1", revision: 0 },
        { id: "2", revision: 3 },
      ],
    },
  });
});

it("asks an office with one desk for the note alone, and shows the refusal at it", async () => {
  const { user } = await openList("BURSARY_OFFICER", ["BURSARY"]);
  decided.mockReturnValueOnce({
    ...{ __typename: "Refusal", code: "INVALID_INPUT", message: "A field is not valid." },
    fields: [{ field: "note", message: "Say what the student owes or has to bring back." }],
  } as never);
  await user.click(screen.getByRole("checkbox", { name: "Select COHT/2023/001" }));
  await user.click(screen.getByRole("button", { name: "Hold…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Hold" }));
  dialog.getByText(/^Bursary, 1 student\./);
  await user.click(dialog.getByRole("button", { name: "Hold" }));
  await dialog.findByText("Say what the student owes or has to bring back.");
  await user.type(dialog.getByLabelText("What is owed or to be brought back"), "The lab coat");
  await user.click(dialog.getByRole("button", { name: "Hold" }));
  await screen.findByText("1 student was changed.");
  expect(decided.mock.calls.at(-1)?.[0]).toEqual({
    input: {
      ...{ unit: "BURSARY", state: "HELD", note: "The lab coat" },
      students: [{ id: "1", revision: 0 }],
    },
  });
});

const decision = (unit: string, more: object = {}) => ({
  ...{ unit, state: "WAITING", revision: 0, note: null, decidedBy: null, decidedAt: null },
  ...{ canDecide: false, ...more },
});

const signed = {
  ...{ state: "CLEARED", revision: 1, decidedBy: "Tunde Balogun" },
  decidedAt: "2026-03-10T09:00:00.000Z",
};

const openRecord = async (leavingClearance: Answers[string]) => {
  const server = startServer(
    { viewer: aStaff("EXAM_OFFICER"), leavingClearance },
    { decideLeavingClearance: decided },
  );
  return openPortal("/exam-officer/clearance/1", server);
};

const about = {
  ...{ id: "1", name: "Adeyemi Ada", matricNumber: "COHT/2023/001", department: "Nursing" },
  ...{
    level: 300,
    standing: "GRADUATED",
    owed: null,
    statementUrl: "/download/statement-of-result/1",
  },
};

it("lets an office take back its own decision alone, with a reason", async () => {
  const { user } = await openRecord({
    ...about,
    units: [
      decision("LIBRARY", {
        state: "HELD",
        revision: 1,
        decidedBy: "Ngozi Eze",
        decidedAt: signed.decidedAt,
      }),
      decision("HOSTEL"),
      decision("DEPARTMENT", { ...signed, canDecide: true }),
      decision("BURSARY"),
    ],
  });
  await findHeading("Adeyemi Ada");
  expect(screen.getAllByRole("button", { name: "Take back" })).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Sign off" })).toBeNull();
  expect(screen.queryByRole("button", { name: "Download statement of result" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Take back" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Take the decision back" }));
  await user.type(dialog.getByLabelText("Reason"), "The wrong line");
  await user.click(dialog.getByRole("button", { name: "Take the decision back" }));
  await screen.findByText("1 student was changed.");
  expect(decided.mock.calls.at(-1)?.[0]).toEqual({
    input: {
      ...{ unit: "DEPARTMENT", state: "WAITING", note: "The wrong line" },
      students: [{ id: "1", revision: 1 }],
    },
  });
});

it("offers the statement of result once every office has signed", async () => {
  await openRecord({
    ...about,
    units: ["LIBRARY", "HOSTEL", "DEPARTMENT", "BURSARY"].map((unit) => decision(unit, signed)),
  });
  await screen.findByRole("button", { name: "Download statement of result" });
});

it("says of a student who stays that there is nothing to sign", async () => {
  await openRecord(null);
  await screen.findByText("This student does not leave the college.");
});
