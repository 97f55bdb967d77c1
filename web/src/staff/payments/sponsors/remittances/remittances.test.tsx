import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aPageOf, aRefusal } from "../../../../../testing/counter.ts";
import { findHeading, openPortal } from "../../../../../testing/render-portal.tsx";
import { type Answers, type Args, startServer } from "../../../../../testing/server.ts";
import { aRemittance, aRemittanceFile, aShare } from "../../../../../testing/sponsors.ts";
import { aStaff } from "../../../../../testing/staff.ts";

const officer = aStaff("BURSARY_OFFICER");

describe("remittances", () => {
  it.each([
    ["sponsor=2", "Only the remittances of one sponsor are shown.", "/bursary/sponsors/2"],
    ["sponsorship=4", "Only the remittances of one list are shown.", "/bursary/sponsorships/4"],
  ])("of a link are those of %s, which it leads back to", async (filter, text, path) => {
    openPortal(
      `/bursary/remittances?${filter}`,
      startServer({ viewer: officer, sponsorRemittances: aPageOf(aRemittance()) }),
    );
    await screen.findByText(text);
    expect(screen.getByRole("link", { name: /^Open the/ })).toHaveProperty("pathname", path);
  });

  it("are loaded by the URL's filters", async () => {
    const waiting = aRemittance({ state: "CREDITED", waitingVoids: 1 });
    const sponsorRemittances = vi.fn((_args: Args) => aPageOf(waiting));
    openPortal(
      "/bursary/remittances?state=CREDITED&hasWaitingVoids=yes&sponsor=2&sponsorship=4&search=NELF",
      startServer({ viewer: officer, sponsorRemittances }),
    );
    expect(await screen.findByRole("link", { name: "NELF/TSA/2317" })).toHaveProperty(
      "pathname",
      "/bursary/remittances/9",
    );
    expect(sponsorRemittances.mock.lastCall?.[0]).toEqual({
      page: { number: 1, size: 25 },
      sort: "PAID_ON",
      descending: true,
      search: "NELF",
      filter: {
        state: "CREDITED",
        hasWaitingVoids: true,
        from: null,
        until: null,
        sponsor: "2",
        sponsorship: "4",
      },
    });
    const row = within(screen.getByRole("table", { name: "Remittances" })).getAllByRole("row")[1];
    expect(row?.textContent).toBe(
      "NELF/TSA/2317NELFUND2026/202720 November 2026185,000.00221 November 2026Ngozi OkaforCredited1 to void",
    );
  });
});

const open = (
  file: object | null,
  mutations: Answers = {},
  { area = "/bursary", ...queries }: Answers & { readonly area?: string } = {},
) => {
  const sponsorRemittance = vi.fn((_args: Args) => file);
  const remittanceShares = vi.fn((_args: Args) => aPageOf(aShare()));
  const server = startServer(
    {
      viewer: area === "/admin" ? aStaff() : officer,
      sponsorRemittance,
      remittanceShares,
      ...queries,
    },
    mutations,
  );
  return { ...openPortal(`${area}/remittances/9`, server), server, remittanceShares };
};

const changed = (overrides: Readonly<Record<string, unknown>> = {}) =>
  vi.fn((_args: Args): object => aRemittanceFile(overrides));

describe("a draft of a remittance", () => {
  const draft = aRemittanceFile({ canChange: true });

  it("shows how much of it is for students, and what each gets", async () => {
    open(draft);
    await findHeading("Remittance NELF/TSA/2317");
    const facts = within(await screen.findByRole("region", { name: "Transfer" }));
    for (const text of ["₦185,000", "20 November 2026", "₦180,000 for 2 students", "₦5,000"]) {
      facts.getByText(text);
    }
    expect(facts.getByRole("link", { name: "NELFUND, 2026/2027" })).toHaveProperty(
      "pathname",
      "/bursary/sponsorships/4",
    );
    const rows = within(screen.getByRole("table", { name: "Shares" })).getAllByRole("row");
    expect(rows[1]?.textContent).toBe(
      "Adeyemi FolakeCOHT/2025/001Public HealthLevel 20090,000.0090,000.00PlannedChange…",
    );
    screen.getByText("Entered it");
    expect(screen.queryByRole("button", { name: /Approve|Decline/ })).toBeNull();
  });

  it("says that the shares exceed it", async () => {
    open(aRemittanceFile({ remittance: aRemittance({ unallocated: -2_500 }) }));
    await screen.findByText("The students' shares exceed the amount by ₦2,500.");
  });

  it("brings a student another amount", async () => {
    const changeRemittanceShares = changed();
    const { user } = open(draft, { changeRemittanceShares });
    await user.click(
      await screen.findByRole("button", { name: "Change the share of Adeyemi Folake" }),
    );
    const dialog = within(screen.getByRole("dialog"));
    dialog.getByText("₦90,000 is outstanding. 0 takes the student out.");
    await user.clear(dialog.getByLabelText("Amount in naira"));
    await user.type(dialog.getByLabelText("Amount in naira"), "45000.50");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("Saved.");
    expect(changeRemittanceShares.mock.lastCall?.[0]).toEqual({
      id: "9",
      shares: [{ studentId: "7", amount: 45_000.5 }],
    });
  });

  it("takes in a student, and says who is not on the list", async () => {
    const changeRemittanceShares = changed().mockReturnValueOnce(
      aRefusal("INVALID_INPUT", "No student of this list has this number.", "shares"),
    );
    const student = {
      id: "8",
      name: "Bello Musa",
      matricNumber: "COHT/2025/002",
      department: "Public Health",
      level: 200,
    };
    const { user } = open(
      draft,
      { changeRemittanceShares },
      { staffSearch: { applicants: [], students: [student], courses: [] } },
    );
    await user.click(await screen.findByRole("button", { name: "Add a student…" }));
    const dialog = within(screen.getByRole("dialog"));
    const save = () => user.click(dialog.getByRole("button", { name: "Save" }));
    await save();
    await dialog.findByText("Choose a student of the list.");
    const field = dialog.getByLabelText("Student");
    await user.click(field);
    await user.type(field, "Bello");
    await user.click(await screen.findByTitle("COHT/2025/002 · Bello Musa"));
    await user.type(dialog.getByLabelText("Amount in naira"), "20000");
    await save();
    await dialog.findByText("No student of this list has this number.");
    await save();
    await screen.findByText("Saved.");
    expect(changeRemittanceShares.mock.lastCall?.[0]).toEqual({
      id: "9",
      shares: [{ studentId: "8", amount: 20_000 }],
    });
  });

  it("takes the sponsor's schedule without its wrong rows", async () => {
    const importRemittanceShares = vi.fn(({ dryRun }: Args): object => ({
      __typename: "RemittanceSharesImport",
      report: {
        dryRun,
        rowCount: 2,
        imported: dryRun ? 0 : 1,
        errorCount: 1,
        errors: [{ row: 3, column: "matric_number", message: "Row 2 has the same student." }],
      },
      preview: [
        {
          matricNumber: "COHT/2025/001",
          name: "Adeyemi Folake",
          amount: "45,000",
          outstanding: 90_000,
        },
        {
          matricNumber: "COHT/2025/001",
          name: "Adeyemi Folake",
          amount: "1",
          outstanding: null,
        },
      ],
      previewMark: "seen",
    }));
    const { user } = open(draft, { importRemittanceShares });
    await user.click(await screen.findByRole("button", { name: "Import the schedule…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.upload(dialog.getByLabelText("File"), new File(["x"], "schedule.csv"));
    await user.click(dialog.getByRole("button", { name: "Check the file" }));
    await dialog.findByText("Row 2 has the same student.");
    const rows = within(dialog.getByRole("table", { name: "First rows of the file" }));
    expect(rows.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "Matric numberNameIn the fileOutstanding (₦)",
      "COHT/2025/001Adeyemi Folake45,00090,000.00",
      "COHT/2025/001Adeyemi Folake1Left out",
    ]);
    await user.click(dialog.getByRole("button", { name: /^Import the 1 row/ }));
    await screen.findByText("1 row imported.");
    expect(importRemittanceShares.mock.lastCall?.[0]).toMatchObject({
      id: "9",
      dryRun: false,
      leaveOutWrong: true,
      preview: "seen",
    });
  });

  it("is changed at the revision that was seen", async () => {
    const changeRemittance = changed();
    const { user } = open(draft, { changeRemittance });
    await user.click(await screen.findByRole("button", { name: "Change…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Note"), "Two are still to be named");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("Saved.");
    expect(changeRemittance.mock.lastCall?.[0]).toEqual({
      id: "9",
      revision: 2,
      input: {
        amount: 185_000,
        paidOn: "2026-11-20",
        bankReference: "NELF/TSA/2317",
        note: "Two are still to be named",
      },
    });
  });

  it("is handed to a second person, once it says what differs", async () => {
    const waiting = aRemittanceFile({ remittance: aRemittance({ state: "WAITING" }) });
    const why = "₦5,000.00 is for no student. Say why in the note, in 5 characters at least.";
    const submitRemittance = vi
      .fn((_args: Args): object => waiting)
      .mockReturnValueOnce(aRefusal("INVALID_INPUT", why, "note"));
    const { user, server } = open(draft, { submitRemittance });
    await user.click(await screen.findByRole("button", { name: "Hand it in…" }));
    const dialog = within(screen.getByRole("dialog"));
    dialog.getByText(/^₦180,000 for 2 students\./);
    dialog.getByText("₦5,000 is for no student.");
    const handIn = () => user.click(dialog.getByRole("button", { name: "Hand it in" }));
    await handIn();
    await dialog.findByText(why);
    server.answer({ query: { sponsorRemittance: waiting } });
    await handIn();
    await screen.findByText("It waits for a second person.");
    await screen.findByText(/^Somebody else has to decide about this remittance/);
    expect(screen.queryByRole("button", { name: "Change…" })).toBeNull();
  });

  it("is discarded, which leads back to the list", async () => {
    const discardRemittance = vi.fn((_args: Args): object => ({
      __typename: "Acknowledgement",
      message: "The draft is discarded.",
    }));
    const { user } = open(
      draft,
      { discardRemittance },
      {
        sponsorship: null,
        sponsoredStudents: { ...aPageOf({}), rows: [], total: 0 },
        sponsorRemittances: aPageOf(aRemittance()),
      },
    );
    await user.click(await screen.findByRole("button", { name: "Discard…" }));
    await user.click(
      within(screen.getByRole("dialog")).getByRole("button", { name: "Discard it" }),
    );
    await waitFor(() => expect(window.location.pathname).toBe("/bursary/sponsorships/4"));
    expect(discardRemittance).toHaveBeenCalledExactlyOnceWith({ id: "9" });
  });
});

it("a draft that was handed in meanwhile is not discarded, and shows so", async () => {
  const text = "Only a draft is discarded.";
  const { user, server } = open(aRemittanceFile({ canChange: true }), {
    discardRemittance: aRefusal("WRONG_STATE", text),
  });
  await user.click(await screen.findByRole("button", { name: "Discard…" }));
  const dialog = within(screen.getByRole("dialog"));
  server.answer({
    query: {
      sponsorRemittance: aRemittanceFile({ remittance: aRemittance({ state: "WAITING" }) }),
    },
  });
  await user.click(dialog.getByRole("button", { name: "Discard it" }));
  await screen.findByText(/^Somebody else has to decide about this remittance/);
  expect(dialog.getByRole("alert").textContent).toBe(text);
});

describe("a remittance that waits", () => {
  const waiting = aRemittanceFile({
    remittance: aRemittance({ state: "WAITING" }),
    canDecide: true,
  });

  it("is approved by a second person, who reads what comes of it", async () => {
    const decideRemittance = changed().mockReturnValueOnce(
      aRefusal("SECOND_PERSON", "You entered this remittance yourself."),
    );
    const { user } = open(waiting, { decideRemittance }, { area: "/admin" });
    await screen.findByText("Somebody else entered this remittance. Approve or decline it.");
    await user.click(screen.getByRole("button", { name: "Approve…" }));
    const dialog = within(screen.getByRole("dialog"));
    dialog.getByText("₦180,000 is credited to 2 students. Each gets a receipt and a mail.");
    const approve = () => user.click(dialog.getByRole("button", { name: "Approve" }));
    await approve();
    await dialog.findByText("You entered this remittance yourself.");
    await approve();
    await screen.findByText("The remittance is approved.");
    expect(decideRemittance.mock.lastCall?.[0]).toEqual({ id: "9", isApproved: true, note: null });
  });

  it("is declined with a note", async () => {
    const decideRemittance = changed();
    const { user } = open(waiting, { decideRemittance });
    await user.click(await screen.findByRole("button", { name: "Decline…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("button", { name: "Decline" }));
    await dialog.findByText("Give a reason of at least 5 characters.");
    await user.type(dialog.getByLabelText("Why not"), "The bank has no such transfer");
    await user.click(dialog.getByRole("button", { name: "Decline" }));
    await screen.findByText("The remittance is declined.");
    expect(decideRemittance.mock.lastCall?.[0]).toEqual({
      id: "9",
      isApproved: false,
      note: "The bank has no such transfer",
    });
  });
});

describe("a remittance that was approved", () => {
  const decided = { decidedBy: "Tunde Balogun", decidedAt: "2026-11-22T09:00:00.000Z" };

  it("says that its receipts are being written, and looks again", async () => {
    const { user, server } = open(
      aRemittanceFile({ remittance: aRemittance({ state: "CREDITING" }), ...decided }),
    );
    await screen.findByText("The receipts are being written.");
    const credited = aRemittanceFile({
      remittance: aRemittance({ state: "CREDITED" }),
      ...decided,
      creditedAt: "2026-11-22T09:01:00.000Z",
    });
    server.answer({ query: { sponsorRemittance: credited } });
    await user.click(screen.getByRole("button", { name: "Look again" }));
    await screen.findByText("Every receipt was written");
    screen.getByText("Approved it");
    screen.getByText("22 November 2026, 10:00 AM · Tunde Balogun");
    expect(screen.queryByText("The receipts are being written.")).toBeNull();
  });

  it("leads to each student's receipt", async () => {
    const share = aShare({
      state: "VOID_ASKED",
      receiptId: "6",
      receiptNumber: "S0009-000001",
      receiptUrl: "/download/account-receipt/6",
    });
    open(
      aRemittanceFile({ remittance: aRemittance({ state: "CREDITED" }), ...decided }),
      {},
      { remittanceShares: aPageOf(share) },
    );
    expect(await screen.findByRole("link", { name: "S0009-000001" })).toHaveProperty(
      "pathname",
      "/bursary/sponsor-receipts/6",
    );
    screen.getByText("Void asked for");
  });

  it("says that there is none", async () => {
    open(null);
    await screen.findByText("There is no such remittance.");
  });
});
