import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const anEntry = (studentId: string, name: string, more: object = {}) => ({
  ...{ studentId, name, matricNumber: `COHT/2025/00${studentId}`, cgpa: 3.5, unmet: [] },
  ...{ classOfAward: "Distinction", isCorrection: false, correctedClass: null },
  ...{ changedSince: false, isSuperseded: false, needsCorrection: false, ...more },
});

const aList = (entries: readonly object[], more: object = {}) => ({
  ...{ id: "3", programmeId: "5", programme: "Public Health", session: "2025/2026" },
  ...{ state: "WAITING", graduates: entries.length, preparedBy: "Sadiq Abubakar" },
  ...{ preparedAt: "2026-03-10T09:00:00.000Z", decidedBy: null, decidedAt: null, note: null },
  ...{ isOwn: false, printUrl: "/download/senate-list/3", export: { csv: "/c", xlsx: "/x" } },
  ...{ entries, ...more },
});

const open = (path: string, query: Answers, mutation: Answers = {}) =>
  openPortal(path, startServer({ viewer: aStaff("SUPER_ADMIN"), ...query }, mutation));

const lists = {
  senateLists: { rows: [], total: 0, number: 1, size: 25, export: { csv: "/c", xlsx: "/x" } },
};

it("prepares the list of graduates who are on none, and opens it", async () => {
  const prepareSenateList = vi.fn((_args: Args) => ({
    ...{ __typename: "SenateListPrepared", message: "The list names 2 graduates.", id: "3" },
  }));
  const group = { programmeId: "5", programme: "Public Health", session: "2025/2026" };
  const { user } = open(
    "/admin/results/senate-lists",
    {
      ...lists,
      unlistedGraduates: [
        { ...group, graduates: 2, waitingListId: null },
        { ...group, programmeId: "6", programme: "Nutrition", graduates: 1, waitingListId: "9" },
      ],
      senateList: aList([anEntry("1", "Ade Ada")], { isOwn: true }),
    },
    { prepareSenateList },
  );
  const waiting = await screen.findByRole("link", {
    name: "Open the list of Nutrition, 2025/2026",
  });
  expect(waiting.getAttribute("href")).toBe("/admin/results/senate-lists/9");
  await user.click(
    screen.getByRole("button", { name: "Prepare the list of Public Health, 2025/2026" }),
  );
  await findHeading("Graduates of Public Health");
  expect(prepareSenateList).toHaveBeenCalledWith({ programmeId: "5", session: "2025/2026" });
  screen.getByText("You prepared this list. Somebody else has to approve it.");
  expect(screen.queryByRole("button", { name: "Approve the list" })).toBeNull();
});

it("loads again, and says so, where somebody else prepared the list first", async () => {
  let loads = 0;
  const unlistedGraduates = () => {
    loads += 1;
    return [
      {
        ...{ programmeId: "5", programme: "Public Health", session: "2025/2026", graduates: 2 },
        waitingListId: loads > 1 ? "3" : null,
      },
    ];
  };
  const { user } = open(
    "/admin/results/senate-lists",
    { ...lists, unlistedGraduates },
    {
      prepareSenateList: {
        ...{ __typename: "Refusal", code: "LIST_WAITING", message: "A list waits.", fields: [] },
      },
    },
  );
  await user.click(await screen.findByRole("button", { name: /^Prepare the list of/ }));
  await screen.findByText("A list waits.");
  await screen.findByRole("link", { name: "Open the list of Public Health, 2025/2026" });
});

it("approves what somebody else prepared, by class and with what is said of each", async () => {
  const entries = [
    anEntry("1", "Ade Ada"),
    anEntry("2", "Bello Bola", {
      ...{ classOfAward: "Lower Credit", cgpa: 2.6, isCorrection: true },
      correctedClass: "Upper Credit",
    }),
    anEntry("3", "Cole Chi", { classOfAward: null, cgpa: 1.9, unmet: ["Fees are owed."] }),
  ];
  let state = "WAITING";
  const decideSenateList = vi.fn((_args: Args) => {
    state = "APPROVED";
    return {
      ...{ __typename: "SenateListDecided", message: "Approved.", list: aList(entries, { state }) },
    };
  });
  const { user } = open(
    "/admin/results/senate-lists/3",
    { senateList: () => aList(entries, { state }) },
    { decideSenateList },
  );
  await findHeading("Graduates of Public Health");
  const headings = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
  expect(headings).toEqual([
    "List",
    "Distinction (1)",
    "Lower Credit (1)",
    "Without a class of award (1)",
  ]);
  screen.getByText("Corrects Upper Credit.");
  screen.getByText("Graduated, although: Fees are owed.");
  await user.click(screen.getByRole("button", { name: "Approve the list" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Approve the list?" }));
  await user.click(dialog.getByRole("button", { name: "Approve" }));
  await screen.findByText("The list is approved.");
  expect(decideSenateList).toHaveBeenCalledWith({ id: "3", isApproved: true, note: null });
  await screen.findByText("Approved");
  expect(screen.queryByRole("button", { name: "Decline…" })).toBeNull();
});

it("declines a list with a note, and cannot approve one that is outdated", async () => {
  const entries = [anEntry("1", "Ade Ada", { changedSince: true })];
  const decideSenateList = vi.fn((_args: Args) => ({
    ...{ __typename: "Refusal", code: "CHANGED_ELSEWHERE", message: "Gone.", fields: [] },
  }));
  const { user } = open(
    "/admin/results/senate-lists/3",
    { senateList: aList(entries) },
    { decideSenateList },
  );
  await screen.findByText(/^What the list says of 1 student is not so any more\./);
  screen.getByText("Changed since");
  expect(screen.queryByRole("button", { name: "Approve the list" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Decline…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Decline the list" }));
  await user.type(dialog.getByLabelText("Why it is declined"), "Outdated since");
  await user.click(dialog.getByRole("button", { name: "Decline" }));
  await dialog.findByText("Gone.");
  expect(decideSenateList).toHaveBeenCalledWith({
    ...{ id: "3", isApproved: false, note: "Outdated since" },
  });
});

it("leads from an approved list to its correction once a class has changed", async () => {
  const prepareSenateList = vi.fn((_args: Args) => ({
    ...{ __typename: "Refusal", code: "NO_GRADUATES", message: "Nobody is left.", fields: [] },
  }));
  const changed = [
    anEntry("1", "Ade Ada", { changedSince: true, needsCorrection: true }),
    anEntry("2", "Bello Bola", { isSuperseded: true }),
  ];
  const { user } = open(
    "/admin/results/senate-lists/3",
    {
      senateList: aList(changed, {
        ...{ state: "APPROVED", decidedBy: "Ada Obi", decidedAt: "2026-03-11T09:00:00.000Z" },
      }),
    },
    { prepareSenateList },
  );
  await user.click(await screen.findByRole("button", { name: "Prepare the correction" }));
  screen.getByText("A later list corrects this.");
  await screen.findByText("Nobody is left.");
  expect(prepareSenateList).toHaveBeenCalledWith({ programmeId: "5", session: "2025/2026" });
});

it("offers no correction where the class stays the same", async () => {
  open("/admin/results/senate-lists/3", {
    senateList: aList([anEntry("1", "Ade Ada", { changedSince: true })], {
      ...{ state: "APPROVED", decidedBy: "Ada Obi", decidedAt: "2026-03-11T09:00:00.000Z" },
    }),
  });
  await screen.findByText("The class stays the same.");
  expect(screen.queryByRole("button", { name: "Prepare the correction" })).toBeNull();
});

it("says that there is no such list", async () => {
  open("/admin/results/senate-lists/99", { senateList: null });
  await screen.findByText("There is no such list.");
});
