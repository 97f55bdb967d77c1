import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openAdmissions } from "../../../../testing/admissions.ts";
import { findHeading } from "../../../../testing/render-portal.tsx";
import type { Args } from "../../../../testing/server.ts";

const aPaper = (number: number, name: string, more: object = {}) => ({
  ...{ number, name, state: "SENT", note: null, isSighted: false, revision: 1 },
  ...{ fileUrl: `/media/staff/papers/${number}`, mediaType: "application/pdf" },
  ...{ sentAt: "2026-03-10T09:00:00.000Z", ...more },
});

const missing = { state: "MISSING", fileUrl: null, mediaType: null, sentAt: null, revision: null };

const aFile = (papers: readonly object[], more: object = {}) => ({
  ...{ __typename: "EntryClearanceFile", id: "7", applicationNo: "COHT/CHE/00007" },
  ...{ name: "Eze Ngozi", email: "ngozi@mail.example", phone: "+2348030000000" },
  ...{ department: "Community Health", matricNumber: "COHT/2026/001", state: "SENT" },
  ...{ dueOn: "2026-04-30", isOverdue: false, clearedAt: null, papers, ...more },
});

const changed = (clearance: object) => ({
  __typename: "EntryClearanceChanged",
  message: "Saved.",
  clearance,
});

it("lists by what the URL filters, each with how far the papers are", async () => {
  const entryClearances = vi.fn((_args: Args) => ({
    rows: [
      {
        ...{ id: "7", applicationNo: "COHT/CHE/00007", name: "Eze Ngozi", isOverdue: true },
        ...{ department: "Community Health", state: "MISSING", dueOn: "2026-04-30" },
        ...{ papers: 4, complete: 1, sent: 2 },
      },
    ],
    ...{ total: 1, number: 1, size: 25, export: { csv: "/x", xlsx: "/y" } },
  }));
  openAdmissions("/admin/entry-clearance?state=MISSING&overdue=yes&sort=-due", {
    entryClearances,
    applicantChoices: { sessions: [], departments: [] },
  });
  const link = await screen.findByRole("link", { name: "Eze Ngozi" });
  expect(link.getAttribute("href")).toBe("/admin/entry-clearance/7");
  screen.getByText("1 of 4");
  expect(screen.getAllByText("Overdue").length).toBeGreaterThan(0);
  expect(entryClearances).toHaveBeenCalledWith(
    expect.objectContaining({
      sort: "DUE",
      descending: true,
      filter: { state: "MISSING", overdue: true, departmentCode: null },
    }),
  );
});

it("accepts a paper that was looked at, and notes that its original was seen", async () => {
  const file = aFile([aPaper(1, "Birth certificate"), aPaper(2, "Medical fitness", missing)]);
  const decideEntryPaper = vi.fn((_args: Args) =>
    changed(
      aFile(
        [
          aPaper(1, "Birth certificate", { state: "ACCEPTED", isSighted: true, revision: 2 }),
          aPaper(2, "Medical fitness", missing),
        ],
        { state: "MISSING" },
      ),
    ),
  );
  const { user } = openAdmissions(
    "/admin/entry-clearance/7",
    { entryClearance: file },
    { decideEntryPaper },
  );
  await findHeading("Eze Ngozi");
  const frame = screen.getByTitle("Birth certificate of Eze Ngozi");
  expect(frame.getAttribute("src")).toContain("/media/staff/papers/1");
  screen.getByText("Nothing is handed in yet.");
  expect(screen.queryByRole("button", { name: "Accept Medical fitness" })).toBeNull();
  await user.click(screen.getByLabelText("The original was seen: Birth certificate"));
  await user.click(screen.getByRole("button", { name: "Accept Birth certificate" }));
  await screen.findByText("Accepted");
  expect(decideEntryPaper).toHaveBeenCalledWith({
    input: { id: "7", number: 1, revision: 1, isAccepted: true, isSighted: true, note: null },
  });
});

it("returns a paper with what is wrong, and not without it", async () => {
  const decideEntryPaper = vi.fn((_args: Args) =>
    changed(aFile([aPaper(1, "Birth certificate", { state: "RETURNED", note: "Cut off." })])),
  );
  const { user } = openAdmissions(
    "/admin/entry-clearance/7",
    { entryClearance: aFile([aPaper(1, "Birth certificate")]) },
    { decideEntryPaper },
  );
  await user.click(await screen.findByRole("button", { name: "Return… Birth certificate" }));
  await user.click(screen.getByRole("button", { name: "Return Birth certificate" }));
  await screen.findByText("Say what is wrong.");
  expect(decideEntryPaper).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("What is wrong with it"), "Cut off.");
  await user.click(screen.getByRole("button", { name: "Return Birth certificate" }));
  await screen.findByText("Returned");
  expect(decideEntryPaper).toHaveBeenCalledWith({
    input: {
      ...{ id: "7", number: 1, revision: 1, isAccepted: false, isSighted: false },
      note: "Cut off.",
    },
  });
});

it("loads a paper again that was changed meanwhile, says so and keeps what was typed", async () => {
  let loads = 0;
  const entryClearance = () => {
    loads += 1;
    return aFile([aPaper(1, "Birth certificate", loads > 1 ? { revision: 2 } : {})]);
  };
  const decideEntryPaper = {
    ...{ __typename: "Refusal", code: "CHANGED_ELSEWHERE", message: "Changed.", fields: [] },
  };
  const { user } = openAdmissions(
    "/admin/entry-clearance/7",
    { entryClearance },
    { decideEntryPaper },
  );
  await user.click(await screen.findByRole("button", { name: "Return… Birth certificate" }));
  await user.type(screen.getByLabelText("What is wrong with it"), "Cut off.");
  await user.click(screen.getByRole("button", { name: "Return Birth certificate" }));
  await vi.waitFor(() => expect(loads).toBe(2));
  await screen.findByText("This paper was changed meanwhile. Look at it again.");
  expect(screen.getByLabelText("What is wrong with it")).toHaveProperty("value", "Cut off.");
});

it("changes the last day with a reason", async () => {
  const changeEntryDeadline = vi.fn((_args: Args) =>
    changed(aFile([aPaper(1, "Birth certificate")], { dueOn: "2026-05-15" })),
  );
  const { user } = openAdmissions(
    "/admin/entry-clearance/7",
    { entryClearance: aFile([aPaper(1, "Birth certificate")]) },
    { changeEntryDeadline },
  );
  await user.click(await screen.findByRole("button", { name: "Change last day" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change last day" }));
  const day = dialog.getByLabelText("Last day");
  await user.clear(day);
  await user.type(day, "2026-05-15");
  await user.type(dialog.getByLabelText("Reason"), "The hospital is closed");
  await user.click(dialog.getByRole("button", { name: "Change it" }));
  await screen.findByText("15 May 2026");
  expect(changeEntryDeadline).toHaveBeenCalledWith({
    ...{ id: "7", dueOn: "2026-05-15", reason: "The hospital is closed" },
  });
});

it("leaves nothing to decide once the applicant is cleared", async () => {
  const done = { state: "ACCEPTED", isSighted: true, revision: 2 };
  openAdmissions("/admin/entry-clearance/7", {
    entryClearance: aFile([aPaper(1, "Birth certificate", done)], {
      ...{ state: "CLEARED", clearedAt: "2026-03-12T09:00:00.000Z" },
    }),
  });
  await findHeading("Eze Ngozi");
  expect(screen.queryByRole("button", { name: /^(Accept|Save|Return) / })).toBeNull();
  expect(screen.queryByRole("button", { name: "Change last day" })).toBeNull();
});

it("says of an applicant without papers that there are none", async () => {
  openAdmissions("/admin/entry-clearance/7", { entryClearance: null });
  await screen.findByText("This applicant has no papers to hand in.");
});
