import { screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, type Args, startServer } from "../../../../testing/server.ts";
import { aStaff } from "../../../../testing/staff.ts";

const links = { csv: "/c", xlsx: "/x" };
const students = { indexed: 1, held: 0, ready: 2, notReady: 1 };

const aRound = (more: object = {}) => ({
  ...{ id: "3", programme: "Nursing", council: "Nursing council", session: "2025/2026" },
  ...{ closesOn: "2026-04-30", daysLeft: 12, quota: 50, students, revision: 4 },
  ...{ filesUrl: "/download/indexing/3", columns: [{ heading: "No", value: "SERIAL" }], ...more },
});

const aStudentRow = (id: string, name: string, more: object = {}) => ({
  ...{ id, name, matricNumber: `COHT/2025/00${id}`, state: "READY", gaps: [] },
  ...{ heldReason: null, indexNumber: null, applicantId: null, ...more },
});

const pageOf = (rows: readonly object[]) => ({
  ...{ rows, total: rows.length, number: 1, size: 25, export: links },
});

const open = (path: string, query: Answers, mutation: Answers = {}) =>
  openPortal(path, startServer({ viewer: aStaff("SUPER_ADMIN"), ...query }, mutation));

const rows = [
  aStudentRow("1", "Ade Ada", { state: "NOT_READY", gaps: ["NO_PHOTO", "NAME_CHANGED"] }),
  aStudentRow("2", "Bello Bola", { state: "INDEXED", indexNumber: "CH/7" }),
  aStudentRow("4", "Cole Chi", { applicantId: "9" }),
];

const openRound = (mutation: Answers = {}, round: object = aRound()) =>
  open(
    "/admin/council-indexing/3",
    { indexingRound: round, indexingStudents: pageOf(rows) },
    mutation,
  );

it("lists the rounds with how many days are left", async () => {
  const indexingRounds = vi.fn((_args: Args) => pageOf([aRound()]));
  open("/admin/council-indexing?open=yes", { indexingRounds });
  const link = await screen.findByRole("link", { name: "Nursing" });
  expect(link.getAttribute("href")).toBe("/admin/council-indexing/3");
  screen.getByText("12 days left");
  screen.getByText("1 of 50");
  expect(indexingRounds).toHaveBeenCalledWith(
    expect.objectContaining({ filter: { open: true }, sort: "CLOSES", descending: true }),
  );
});

it("opens a round with the council's table, and says what is wrong first", async () => {
  const openIndexingRound = vi.fn((_args: Args) => ({
    ...{ __typename: "IndexingRoundOpened", message: "The round is open.", id: "3" },
  }));
  const { user } = open(
    "/admin/council-indexing",
    {
      indexingRounds: pageOf([]),
      programmeChoices: {
        departments: [
          { id: "1", name: "Health", programmes: [{ id: "5", code: "NUR", name: "Nursing" }] },
        ],
        sessions: [{ id: "8", name: "2025/2026" }],
      },
      ...{ indexingRound: aRound(), indexingStudents: pageOf(rows) },
    },
    { openIndexingRound },
  );
  await user.click(await screen.findByRole("button", { name: "Open a round…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Open a round" }));
  await user.click(await dialog.findByRole("button", { name: "Save" }));
  await dialog.findByText("Choose the programme.");
  dialog.getByText("Enter the last day for handing in.");
  expect(openIndexingRound).not.toHaveBeenCalled();
  await chooseOption(user, dialog.getByLabelText("Programme"), "Nursing");
  await chooseOption(user, dialog.getByLabelText("Began in"), "2025/2026");
  await user.type(dialog.getByLabelText("Last day"), "2026-04-30");
  await user.type(dialog.getByLabelText("Quota"), "50");
  const heading = dialog.getByLabelText("Heading 1");
  await user.clear(heading);
  await user.type(heading, "Serial");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await findHeading("Indexing of Nursing");
  expect(openIndexingRound).toHaveBeenCalledWith({
    ...{ programmeId: "5", entrySessionId: "8" },
    input: expect.objectContaining({
      ...{ closesOn: "2026-04-30", quota: 50 },
      columns: expect.arrayContaining([{ heading: "Serial", value: "SERIAL" }]),
    }),
  });
});

it("says at the table what is wrong with it", async () => {
  const changeIndexingRound = vi.fn((_args: Args) => ({
    ...{ __typename: "Acknowledgement", message: "Saved." },
  }));
  const { user } = openRound({ changeIndexingRound });
  await user.click(await screen.findByRole("button", { name: "Change…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Change the round" }));
  await user.click(dialog.getByRole("button", { name: "Add a column" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await dialog.findByText("Give every column a heading of 1 to 60 characters.");
  await user.click(dialog.getByRole("button", { name: "Remove column 2" }));
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(changeIndexingRound).toHaveBeenCalledWith({
      ...{ id: "3", revision: 4 },
      input: {
        ...{ closesOn: "2026-04-30", quota: 50 },
        columns: [{ heading: "No", value: "SERIAL" }],
      },
    }),
  );
});

it("shows what each student lacks, and where the certificates are", async () => {
  openRound();
  await findHeading("Indexing of Nursing");
  screen.getByText("Passport photo, Name changed since it was compared");
  screen.getByText("Number CH/7");
  const certificates = screen.getByRole("link", { name: "Certificates of Cole Chi" });
  expect(certificates.getAttribute("href")).toBe("/admin/applicants/9");
  expect(screen.getByRole("button", { name: "Files for the council (ZIP)" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Delete…" })).toBeNull();
});

it("offers no files while more are ready than the council takes", async () => {
  openRound({}, aRound({ quota: 2 }));
  await screen.findByText(
    "The council takes 2. Hold 1 of those who are ready back, to get the files.",
  );
  expect(screen.queryByRole("button", { name: "Files for the council (ZIP)" })).toBeNull();
});

it("notes for selected students that their names were compared, as they were seen", async () => {
  const checkCertificates = vi.fn((_args: Args) => ({
    ...{ __typename: "IndexingChanged", changed: 1 },
    leftOut: ["COHT/2025/004: has another name than you saw."],
  }));
  const { user } = openRound({ checkCertificates });
  await user.click(await screen.findByRole("checkbox", { name: "Select Ade Ada" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Cole Chi" }));
  await user.click(screen.getByRole("button", { name: "Name compared…" }));
  const title = "The names agree with the certificates?";
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  await user.click(dialog.getByRole("button", { name: "They agree" }));
  await screen.findByText("1 student was changed.");
  screen.getByText("COHT/2025/004: has another name than you saw.");
  expect(checkCertificates).toHaveBeenCalledWith({
    roundId: "3",
    students: [
      { id: "1", name: "Ade Ada" },
      { id: "4", name: "Cole Chi" },
    ],
  });
});

it("holds selected students back with a reason", async () => {
  const holdBackStudents = vi.fn((_args: Args) => ({
    ...{ __typename: "IndexingChanged", changed: 1, leftOut: [] },
  }));
  const { user } = openRound({ holdBackStudents });
  await user.click(await screen.findByRole("checkbox", { name: "Select Cole Chi" }));
  await user.click(screen.getByRole("button", { name: "Hold back…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Hold back from the council" }));
  await user.type(dialog.getByLabelText("Reason"), "Defers to next year");
  await user.click(dialog.getByRole("button", { name: "Hold back" }));
  await screen.findByText("1 student was changed.");
  expect(holdBackStudents).toHaveBeenCalledWith({
    ...{ roundId: "3", ids: ["4"], isHeld: true, reason: "Defers to next year" },
  });
});

it("takes an index number back with a reason", async () => {
  const removeIndexNumber = vi.fn((_args: Args) => ({
    ...{ __typename: "Acknowledgement", message: "Taken back." },
  }));
  const { user } = openRound({ removeIndexNumber });
  await user.click(
    await screen.findByRole("button", { name: "Take back the number of Bello Bola" }),
  );
  const title = "Take back the number of Bello Bola?";
  const dialog = within(await screen.findByRole("dialog", { name: title }));
  await user.type(dialog.getByLabelText("Reason"), "The council's mistake");
  await user.click(dialog.getByRole("button", { name: "Take it back" }));
  await screen.findByText("The index number is taken back.");
  expect(removeIndexNumber).toHaveBeenCalledWith({
    ...{ roundId: "3", studentId: "2", reason: "The council's mistake" },
  });
});

it("imports the council's numbers after a check that reports what does not match", async () => {
  const report = { rowCount: 2, imported: 0, errorCount: 1 };
  const errors = [{ row: 3, column: "name", message: "The college has the name Cole Chi." }];
  const importIndexNumbers = vi.fn(({ dryRun }: Args) => ({
    __typename: "IndexNumbersImport",
    report: dryRun ? { ...report, errors } : { ...report, imported: 1, errors },
    preview: [{ matricNumber: "COHT/2025/001", name: "Ade Ada", indexNumber: "CH/8" }],
    previewMark: "seen",
  }));
  const { user } = openRound({ importIndexNumbers });
  await user.click(await screen.findByRole("button", { name: "Import numbers…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Import index numbers" }));
  const file = new File(["matric_number,index_number\n"], "council.csv", { type: "text/csv" });
  await user.upload(dialog.getByLabelText(/file/i), file);
  await user.click(dialog.getByRole("button", { name: "Check the file" }));
  await dialog.findByText("The college has the name Cole Chi.");
  dialog.getByText("CH/8");
  await user.click(dialog.getByRole("button", { name: "Import the 1 row without an error" }));
  await screen.findByText("1 row imported.");
  expect(importIndexNumbers).toHaveBeenLastCalledWith(
    expect.objectContaining({ roundId: "3", dryRun: false, leaveOutWrong: true, preview: "seen" }),
  );
});

it("deletes a round in which nobody is indexed, and says why it cannot", async () => {
  const deleteIndexingRound = vi.fn((_args: Args) => ({
    ...{ __typename: "Refusal", code: "IN_USE", message: "1 student is indexed.", fields: [] },
  }));
  const { user } = openRound(
    { deleteIndexingRound },
    aRound({ students: { ...students, indexed: 0 } }),
  );
  await user.click(await screen.findByRole("button", { name: "Delete…" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete the round?" }));
  await user.click(dialog.getByRole("button", { name: "Delete" }));
  await dialog.findByText("1 student is indexed.");
  expect(deleteIndexingRound).toHaveBeenCalledWith({ id: "3", revision: 4 });
});

it("says that there is no such round", async () => {
  open("/admin/council-indexing/99", { indexingRound: null, indexingStudents: pageOf([]) });
  await screen.findByText("There is no such round.");
});
