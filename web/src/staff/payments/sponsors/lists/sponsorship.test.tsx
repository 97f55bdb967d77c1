import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aPageOf, aRefusal } from "../../../../../testing/counter.ts";
import { findHeading, openPortal } from "../../../../../testing/render-portal.tsx";
import { type Answers, type Args, startServer } from "../../../../../testing/server.ts";
import {
  aRemittance,
  aRemittanceFile,
  aShare,
  aSponsoredStudent,
  aSponsorship,
  aSponsorshipFile,
} from "../../../../../testing/sponsors.ts";
import { aStaff } from "../../../../../testing/staff.ts";

const ready = aSponsoredStudent();
const lacking = aSponsoredStudent({
  studentId: "8",
  matricNumber: "COHT/2025/002",
  name: "Bello Musa",
  missing: ["NO_PHOTO", "NOT_REGISTERED"],
  claimed: 180_000,
  paid: 90_000,
  paidOn: "2026-11-20",
  canRemove: false,
});

const open = (
  sponsorship: object | null,
  mutations: Answers = {},
  { search = "", ...queries }: Answers & { readonly search?: string } = {},
) => {
  const sponsoredStudents = vi.fn((_args: Args) => ({
    ...aPageOf(ready),
    rows: [ready, lacking],
    total: 2,
  }));
  const server = startServer(
    {
      viewer: aStaff("BURSARY_OFFICER"),
      sponsorship,
      sponsoredStudents,
      sponsorRemittances: aPageOf(aRemittance()),
      ...queries,
    },
    mutations,
  );
  const portal = openPortal(`/bursary/sponsorships/4${search}`, server);
  return { ...portal, server, sponsoredStudents };
};

describe("a sponsor's list", () => {
  it("shows what it covers, what waits, and what each student lacks", async () => {
    open(aSponsorshipFile());
    await findHeading("NELFUND, 2026/2027");
    const facts = within(await screen.findByRole("region", { name: "List" }));
    for (const text of [
      "Section A, Section C: up to ₦90,000 by student",
      "20 December 2026",
      "₦270,000",
      "₦180,000",
      "₦5,000",
    ]) {
      facts.getByText(text);
    }
    expect(
      facts
        .getAllByRole<HTMLAnchorElement>("link")
        .map(({ textContent, pathname, search }) => [textContent, pathname + search]),
    ).toEqual([
      ["Nigerian Education Loan Fund", "/bursary/sponsors/2"],
      ["2 ready", "/bursary/sponsorships/4?isReady=yes"],
      ["1 not ready", "/bursary/sponsorships/4?isReady=no"],
    ]);
    expect(screen.getByRole("link", { name: "NELF/TSA/2317" })).toHaveProperty(
      "pathname",
      "/bursary/remittances/9",
    );
    const rows = within(screen.getByRole("table", { name: "Students" })).getAllByRole("row");
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      "Adeyemi FolakeCOHT/2025/001Public HealthLevel 200Ready90,000.000.00Take off…",
      "Bello MusaCOHT/2025/002Public HealthLevel 200No passport photo, No course registered180,000.0090,000.0020 November 2026",
    ]);
    screen.getByRole("button", { name: "Export students" });
    screen.getByRole("button", { name: "Statement (PDF)" });
  });

  it("is narrowed to those who lack something", async () => {
    const { sponsoredStudents } = open(
      aSponsorshipFile(),
      {},
      { search: "?isReady=no&missing=NO_PHOTO" },
    );
    await findHeading("NELFUND, 2026/2027");
    expect(sponsoredStudents.mock.lastCall?.[0]).toMatchObject({
      filter: { sponsorship: "4", isReady: false, missing: "NO_PHOTO" },
    });
  });

  it("is read only by a super admin, and takes nothing where it is closed", async () => {
    open(aSponsorshipFile({ canKeep: false }));
    await screen.findByRole("table", { name: "Students" });
    const names = /Change…|Add students|Enter a remittance|Take .* off/;
    expect(screen.queryByRole("button", { name: names })).toBeNull();
  });

  it("that is closed takes neither students nor remittances", async () => {
    open(aSponsorshipFile({ sponsorship: aSponsorship({ state: "CLOSED" }) }));
    await screen.findByRole("button", { name: "Change…" });
    screen.getByText("Closed");
    expect(screen.queryByRole("button", { name: /Add students|Enter a remittance/ })).toBeNull();
  });

  it("says that there is none", async () => {
    open(null);
    await screen.findByText("There is no such list.");
  });

  it("keeps what it covers once money was credited", async () => {
    const changeSponsorship = vi.fn((_args: Args): object => ({
      __typename: "SponsorSaved",
      id: "4",
      message: "The list is saved.",
    }));
    const { user } = open(aSponsorshipFile({ isCredited: true }), { changeSponsorship });
    await user.click(await screen.findByRole("button", { name: "Change…" }));
    const dialog = within(screen.getByRole("dialog"));
    expect(dialog.getByRole("checkbox", { name: "Section A" })).toHaveProperty("disabled", true);
    await user.click(dialog.getByRole("checkbox", { name: "Closed" }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("Saved.");
    expect(changeSponsorship.mock.lastCall?.[0]).toEqual({
      id: "4",
      revision: 5,
      isClosed: true,
      input: {
        sections: ["A", "C"],
        coverage: "AT_MOST",
        percentage: null,
        most: 90_000,
        deadline: "2026-12-20",
      },
    });
  });

  it("takes a student off with a reason", async () => {
    const removeSponsoredStudent = vi
      .fn((_args: Args): object => ({
        __typename: "Acknowledgement",
        message: "The student is off the list.",
      }))
      .mockReturnValueOnce(aRefusal("IN_USE", "A remittance names this student."));
    const { user } = open(aSponsorshipFile(), { removeSponsoredStudent });
    await user.click(
      await screen.findByRole("button", { name: "Take Adeyemi Folake off the list" }),
    );
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Reason"), "Has another sponsor");
    const remove = () => user.click(dialog.getByRole("button", { name: "Take off the list" }));
    await remove();
    await dialog.findByText("A remittance names this student.");
    await remove();
    await screen.findByText("The student is off the list.");
    expect(removeSponsoredStudent.mock.lastCall?.[0]).toEqual({
      sponsorshipId: "4",
      studentId: "7",
      reason: "Has another sponsor",
    });
  });
});

describe("students of a list", () => {
  const report = {
    dryRun: true,
    rowCount: 2,
    imported: 0,
    errorCount: 1,
    errors: [{ row: 3, column: "matric_number", message: "No student has this number." }],
  };

  it("are pasted, seen with what is claimed, and taken without the wrong ones", async () => {
    const importSponsoredStudents = vi.fn(({ dryRun }: Args): object => ({
      __typename: "SponsoredStudentsImport",
      report: { ...report, imported: dryRun ? 0 : 1 },
      preview: [
        { matricNumber: "COHT/2025/001", name: "Adeyemi Folake", claimed: 90_000 },
        { matricNumber: "COHT/2025/999", name: "", claimed: null },
      ],
      previewMark: "seen",
    }));
    const { user } = open(aSponsorshipFile(), { importSponsoredStudents });
    await user.click(await screen.findByRole("button", { name: "Add students…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByLabelText("Matric numbers"));
    await user.paste("COHT/2025/001\nCOHT/2025/999");
    await user.click(dialog.getByRole("button", { name: "Check the file" }));
    const errors = within(await dialog.findByRole("table", { name: "Errors of the file" }));
    errors.getByText("No student has this number.");
    const rows = within(dialog.getByRole("table", { name: "First rows of the file" }));
    expect(rows.getAllByRole("row").map(({ textContent }) => textContent)).toEqual([
      "Matric numberNameTo claim (₦)",
      "COHT/2025/001Adeyemi Folake90,000.00",
      "COHT/2025/999–Left out",
    ]);
    await user.click(dialog.getByRole("button", { name: "Import the 1 row without an error" }));
    await screen.findByText("1 row imported.");
    const sent = importSponsoredStudents.mock.calls.map(([{ file: _, ...args }]) => args);
    const own = { sponsorshipId: "4" };
    expect(sent).toEqual([
      { ...own, dryRun: true, leaveOutWrong: false, preview: null },
      { ...own, dryRun: false, leaveOutWrong: true, preview: "seen" },
    ]);
  });

  it("are checked again where the list changed since", async () => {
    const importSponsoredStudents = vi.fn(({ dryRun }: Args): object =>
      dryRun
        ? {
            __typename: "SponsoredStudentsImport",
            report,
            preview: [],
            previewMark: "seen",
          }
        : aRefusal("PREVIEW_OUTDATED", "Something changed since you checked the file."),
    );
    const { user } = open(aSponsorshipFile(), { importSponsoredStudents });
    await user.click(await screen.findByRole("button", { name: "Add students…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByLabelText("Matric numbers"));
    await user.paste("COHT/2025/001\nCOHT/2025/999");
    await user.click(dialog.getByRole("button", { name: "Check the file" }));
    await user.click(await dialog.findByRole("button", { name: /^Import the 1 row/ }));
    await dialog.findByText("Something changed since you checked the file.");
    dialog.getByRole("button", { name: "Check the file" });
    expect(dialog.getByLabelText("Matric numbers")).toHaveProperty(
      "value",
      "COHT/2025/001\nCOHT/2025/999",
    );
  });
});

describe("a remittance", () => {
  it("is entered on the list, and opens as a draft", async () => {
    const recordRemittance = vi
      .fn((_args: Args): object => aRemittanceFile({ canChange: true }))
      .mockReturnValueOnce(
        aRefusal(
          "INVALID_INPUT",
          "A remittance of this sponsor has this reference.",
          "bankReference",
        ),
      );
    const { user } = open(
      aSponsorshipFile(),
      { recordRemittance },
      {
        sponsorRemittance: aRemittanceFile({ canChange: true }),
        remittanceShares: aPageOf(aShare()),
      },
    );
    await user.click(await screen.findByRole("button", { name: "Enter a remittance…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Amount in naira"), "1,5");
    const save = () => user.click(dialog.getByRole("button", { name: "Save" }));
    await save();
    await dialog.findByText("Enter an amount such as 10000 or 1500.50.");
    dialog.getByText("Enter the day of the transfer.");
    await user.clear(dialog.getByLabelText("Amount in naira"));
    await user.type(dialog.getByLabelText("Amount in naira"), "150000000.50");
    await user.type(dialog.getByLabelText("Day of the transfer"), "2026-11-20");
    await user.type(dialog.getByLabelText("Bank's reference"), "NELF/TSA/2317");
    await save();
    await dialog.findByText("A remittance of this sponsor has this reference.");
    await save();
    await findHeading("Remittance NELF/TSA/2317");
    expect(recordRemittance.mock.lastCall?.[0]).toEqual({
      sponsorshipId: "4",
      input: {
        amount: 150_000_000.5,
        paidOn: "2026-11-20",
        bankReference: "NELF/TSA/2317",
        note: "",
      },
    });
  });
});
