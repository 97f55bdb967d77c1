import { screen, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { chooseOption } from "../../../../testing/choose-option.ts";
import { aPageOf, aRefusal } from "../../../../testing/counter.ts";
import { findHeading, openPortal } from "../../../../testing/render-portal.tsx";
import { type Answers, type Args, startServer } from "../../../../testing/server.ts";
import { aSponsor, aSponsorFile, aSponsorship } from "../../../../testing/sponsors.ts";
import { aStaff } from "../../../../testing/staff.ts";

const officer = aStaff("BURSARY_OFFICER");
const manager = aStaff("SUPER_ADMIN", { canManageSponsors: true });
const saved = { __typename: "SponsorSaved", id: "2", message: "The sponsor is saved." };

describe("sponsors", () => {
  it("are loaded by the URL's filters, and each has its screen", async () => {
    const sponsors = vi.fn((_args: Args) => aPageOf(aSponsor()));
    openPortal(
      "/bursary/sponsors?search=Nig&isActive=yes",
      startServer({ viewer: officer, sponsors }),
    );
    const link = await screen.findByRole("link", { name: "Nigerian Education Loan Fund" });
    expect(link).toHaveProperty("pathname", "/bursary/sponsors/2");
    expect(sponsors.mock.lastCall?.[0]).toEqual({
      page: { number: 1, size: 25 },
      sort: "NAME",
      descending: false,
      search: "Nig",
      filter: { isActive: true },
    });
    const row = within(screen.getByRole("table", { name: "Sponsors" })).getAllByRole("row")[1];
    expect(row?.textContent).toBe(
      "Nigerian Education Loan FundNELFUNDinstitutions@nelfund.example0803000000111Active",
    );
    expect(screen.queryByRole("button", { name: "New sponsor" })).toBeNull();
  });

  it("are added by a super admin, and what the college refuses stands at its field", async () => {
    const createSponsor = vi
      .fn((_args: Args): object => saved)
      .mockReturnValueOnce(aRefusal("INVALID_INPUT", "Check the form.", "shortName"));
    const { user } = openPortal(
      "/admin/sponsors",
      startServer(
        { viewer: manager, sponsors: aPageOf(aSponsor()), sponsor: aSponsorFile() },
        { createSponsor },
      ),
    );
    await user.click(await screen.findByRole("button", { name: "New sponsor" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.type(dialog.getByLabelText("Name"), "Nigerian Education Loan Fund");
    await user.type(dialog.getByLabelText("Short name"), "NELFUND");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Check the form.");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await findHeading("Nigerian Education Loan Fund");
    expect(createSponsor.mock.lastCall?.[0]).toEqual({
      input: {
        name: "Nigerian Education Loan Fund",
        shortName: "NELFUND",
        contactEmail: "",
        contactPhone: "",
      },
    });
  });
});

describe("one sponsor", () => {
  const open = (file: object | null, mutations: Answers = {}, area = "/admin") => {
    const server = startServer(
      { viewer: area === "/admin" ? manager : officer, sponsor: file },
      mutations,
    );
    return { ...openPortal(`${area}/sponsors/2`, server), server };
  };

  it("shows its lists with what they cover and come to", async () => {
    open(
      aSponsorFile({
        sponsorships: [
          aSponsorship(),
          aSponsorship({
            id: "3",
            session: "2025/2026",
            sections: ["B", "HOSTEL"],
            coverage: "PERCENTAGE",
            percentage: 50,
            state: "CLOSED",
          }),
        ],
      }),
    );
    await findHeading("Nigerian Education Loan Fund");
    const rows = within(await screen.findByRole("table", { name: "Lists" })).getAllByRole("row");
    expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
      "2026/2027Section A, Section C: up to ₦90,000 by student20 December 20263 (2 ready)270,000.0090,000.00Open",
      "2025/2026Section B, Hostel: 50%20 December 20263 (2 ready)270,000.0090,000.00Closed",
    ]);
    expect(screen.getByRole("link", { name: "2026/2027" })).toHaveProperty(
      "pathname",
      "/admin/sponsorships/4",
    );
    expect(screen.queryByRole("button", { name: /Change|Begin/ })).toBeNull();
  });

  it("says that there is none", async () => {
    open(null);
    await screen.findByText("There is no such sponsor.");
  });

  it("is changed at the revision that was seen, and nothing typed is lost", async () => {
    const changeSponsor = vi
      .fn((_args: Args): object => saved)
      .mockReturnValueOnce(aRefusal("CHANGED_ELSEWHERE", "Somebody else changed this meanwhile."));
    const { user, server } = open(aSponsorFile({ canChange: true }), { changeSponsor });
    await user.click(await screen.findByRole("button", { name: "Change…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("checkbox", { name: "Active" }));
    server.answer({
      query: {
        sponsor: aSponsorFile({ sponsor: aSponsor({ shortName: "NLF" }), revision: 4 }),
      },
    });
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Now: NLF");
    await user.click(dialog.getByRole("button", { name: "Save mine over it" }));
    await screen.findByText("Saved.");
    expect(changeSponsor.mock.calls.map(([{ revision }]) => revision)).toEqual([3, 4]);
    expect(changeSponsor.mock.lastCall?.[0]).toMatchObject({ isActive: false });
  });

  it("gets a list of a session from an officer", async () => {
    const createSponsorship = vi.fn((_args: Args): object => ({ ...saved, id: "4" }));
    const { user } = open(aSponsorFile({ canKeepLists: true }), { createSponsorship }, "/bursary");
    await user.click(await screen.findByRole("button", { name: "Begin a list…" }));
    const dialog = within(screen.getByRole("dialog"));
    await user.click(dialog.getByRole("checkbox", { name: "Section B" }));
    await user.click(dialog.getByRole("checkbox", { name: "Hostel" }));
    await chooseOption(user, dialog.getByLabelText("How much"), "A percentage");
    await user.type(await dialog.findByLabelText("Percent"), "half");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await dialog.findByText("Enter a whole percentage from 1 to 100.");
    dialog.getByText("Enter the last day for claims.");
    expect(createSponsorship).not.toHaveBeenCalled();
    await user.clear(dialog.getByLabelText("Percent"));
    await user.type(dialog.getByLabelText("Percent"), "50");
    await user.type(dialog.getByLabelText("Last day for claims"), "2027-01-15");
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await screen.findByText("Saved.");
    expect(createSponsorship.mock.lastCall?.[0]).toEqual({
      sponsorId: "2",
      session: "2027/2028",
      input: {
        sections: ["B", "HOSTEL"],
        coverage: "PERCENTAGE",
        percentage: 50,
        most: null,
        deadline: "2027-01-15",
      },
    });
  });
});
